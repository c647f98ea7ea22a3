import { z } from "zod";
import { projectSchema } from "#entities/project.ts";
import { hexColorSchema } from "#fields/hex-color.ts";
import { nameSchema } from "#fields/name.ts";
import { operation } from "#api/operation.ts";

/** Makes a project with the default recipe, from a base color if one is given. */
export const createProject = operation("createProject", {
  summary: "Create a project",
  body: z.strictObject({ name: nameSchema, baseColor: hexColorSchema.optional() }),
  answer: projectSchema,
  errors: ["planLimit"],
});
