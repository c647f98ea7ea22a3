import { z } from "zod";
import { projectSchema } from "#entities/project.ts";
import { projectParams } from "#fields/ids.ts";
import { nameSchema } from "#fields/name.ts";
import { operation } from "#api/operation.ts";

/** Renames a project; its slug is final. */
export const updateProject = operation("updateProject", {
  summary: "Rename a project",
  params: projectParams,
  body: z.strictObject({ name: nameSchema }),
  answer: projectSchema,
  errors: ["planLimit"],
});
