import { z } from "zod";
import { projectSchema } from "#entities/project.ts";
import { hexColorSchema } from "#fields/hex-color.ts";
import { nameSchema } from "#fields/name.ts";
import { operation } from "#api/operation.ts";

/** Creates a project from the default recipe, with the base color of the request if it has one. */
export const createProject = operation("createProject", {
  summary: "Create a project",
  body: z.strictObject({ name: nameSchema, baseColor: hexColorSchema.optional() }),
  answer: projectSchema,
  errors: ["planLimit"],
});
