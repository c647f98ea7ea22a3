import { z } from "zod";
import { boundedString } from "#fields/bounded.ts";
import { projectIdSchema } from "#fields/ids.ts";
import { operation } from "#api/operation.ts";

/**
 * A project's tokens in one format of the engine's registry: its file, one zip where it has several, or the one of them
 * that the query names; its ETag is a hash of its bytes. All else in the query are options of the format, as
 * `listFormats` tells them.
 */
export const exportVariables = operation("exportVariables", {
  summary: "Export a project’s tokens as a file",
  params: z.strictObject({ projectId: projectIdSchema, format: boundedString(40).min(1) }),
  query: z.object({ file: boundedString(200).min(1).optional() }).catchall(boundedString(400)),
  errors: ["planLimit"],
});
