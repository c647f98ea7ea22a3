import { z } from "zod";
import { palettesSchema } from "#entities/palette.ts";
import { hexColorSchema } from "#fields/hex-color.ts";
import { projectParams } from "#fields/ids.ts";
import { operation } from "#api/operation.ts";

/** Sets the base color and so the primary and the neutral palette. */
export const updatePalette = operation("updatePalette", {
  summary: "Set the base color",
  params: projectParams,
  body: z.strictObject({ baseColor: hexColorSchema }),
  answer: palettesSchema,
  errors: ["planLimit"],
});
