import { formatSchema } from "#entities/format.ts";
import { operation } from "#api/operation.ts";
import { z } from "zod";
import { boundedString } from "#fields/bounded.ts";
import { projectIdSchema } from "#fields/ids.ts";

/**
 * Exports a project's tokens in one format of the engine's registry: its only file, a zip of several, or the file that
 * the query names. The ETag is a hash of the bytes. All other query parameters are options of the format, as
 * `listFormats` describes them.
 */
export const exportVariables = operation("exportVariables", {
  summary: "Export a project’s tokens as a file",
  params: z.strictObject({ projectId: projectIdSchema, format: boundedString(40).min(1) }),
  query: z.object({ file: boundedString(200).min(1).optional() }).catchall(boundedString(400)),
  errors: ["planLimit"],
});

/** Lists every export format with its options, and what the plan of the named organization includes. */
export const listFormats = operation("listFormats", {
  summary: "List the export formats and their options",
  answer: formatSchema,
});
