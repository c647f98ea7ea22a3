import type { StatusName } from "@tessera/engine";
import { z } from "zod";
import { palettesSchema } from "#entities/palette.ts";
import { hexColorSchema } from "#fields/hex-color.ts";
import { projectParams } from "#fields/ids.ts";
import { operation } from "#api/operation.ts";

const statuses = ["success", "warning", "danger", "info"] as const satisfies readonly StatusName[];

/** Sets the color of one status and so its palette. */
export const updateStatusColor = operation("updateStatusColor", {
  summary: "Set a status color",
  params: projectParams,
  body: z.strictObject({ status: z.enum(statuses), colorCode: hexColorSchema }),
  answer: palettesSchema,
  errors: ["planLimit"],
});
