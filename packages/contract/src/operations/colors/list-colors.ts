import { z } from "zod";
import { palettesSchema } from "#entities/palette.ts";
import { projectIdSchema } from "#fields/ids.ts";
import { operation } from "#api/operation.ts";

/** Lists the palettes of the project in the query, or the starter palettes without one. */
export const listColors = operation("listColors", {
  summary: "Get a project’s palettes, or the starter palettes",
  query: z.strictObject({ projectId: projectIdSchema.optional() }),
  answer: palettesSchema,
  errors: [],
});
