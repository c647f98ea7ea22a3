import { formatSchema } from "#entities/format.ts";
import { operation } from "#api/operation.ts";

/** Every export format with its options, and what of it the plan of the named organization has. */
export const listFormats = operation({
  id: "listFormats",
  method: "GET",
  path: "/ui/formats",
  summary: "List the export formats and their options",
  answer: formatSchema,
  shape: "page",
  status: 200,
  errors: [],
});
