import { formatSchema } from "#entities/format.ts";
import { operation } from "#api/operation.ts";

/** Every export format with its options, and what of it the plan of the named organization has. */
export const listFormats = operation("listFormats", {
  summary: "List the export formats and their options",
  answer: formatSchema,
  errors: [],
});
