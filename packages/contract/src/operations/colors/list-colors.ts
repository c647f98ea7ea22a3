import { z } from "zod";
import { palettesSchema } from "#entities/palette.ts";
import { projectIdSchema } from "#fields/ids.ts";
import { operation } from "#api/operation.ts";

/** The palettes of the project that the query names, or the starters where it names none. */
export const listColors = operation("listColors", {
  summary: "Get a project’s palettes, or the starter palettes",
  query: z.strictObject({ projectId: projectIdSchema.optional() }),
  answer: palettesSchema,
  errors: [],
});
