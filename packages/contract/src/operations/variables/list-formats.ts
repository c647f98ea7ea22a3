import { formatSchema } from "#entities/format.ts";
import { operation } from "#api/operation.ts";

/** Lists every export format with its options, and what the plan of the named organization includes. */
export const listFormats = operation("listFormats", {
  summary: "List the export formats and their options",
  answer: formatSchema,
  errors: [],
});
