import { z } from "zod";
import { palettesSchema } from "#entities/palette.ts";
import { projectIdSchema, projectParams } from "#fields/ids.ts";
import { operation } from "#api/operation.ts";
import { hexColorSchema } from "#fields/hex-color.ts";
import type { StatusName } from "@tessera/engine";

/** Sets the base color and so the primary and the neutral palette. */
export const updatePalette = operation("updatePalette", {
  summary: "Set the base color",
  params: projectParams,
  body: z.strictObject({ baseColor: hexColorSchema }),
  answer: palettesSchema,
  errors: ["planLimit"],
});

/** Lists the palettes of the project in the query, or the starter palettes without one. */
export const listColors = operation("listColors", {
  summary: "Get a project’s palettes, or the starter palettes",
  query: z.strictObject({ projectId: projectIdSchema.optional() }),
  answer: palettesSchema,
});

const statuses = ["success", "warning", "danger", "info"] as const satisfies readonly StatusName[];

/** Sets the color of one status and so its palette. */
export const updateStatusColor = operation("updateStatusColor", {
  summary: "Set a status color",
  params: projectParams,
  body: z.strictObject({ status: z.enum(statuses), colorCode: hexColorSchema }),
  answer: palettesSchema,
  errors: ["planLimit"],
});
