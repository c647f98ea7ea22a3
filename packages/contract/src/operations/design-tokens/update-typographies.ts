import { someTypographiesSchema, typographiesSchema } from "#entities/variable-group.ts";
import { projectParams } from "#fields/ids.ts";
import { bodyLimits } from "#api/body-limits.ts";
import { operation } from "#api/operation.ts";

/** Changes one or more groups of the typography's variables, in one save. */
export const updateTypographies = operation("updateTypographies", {
  summary: "Update typography variables",
  params: projectParams,
  body: someTypographiesSchema,
  bodyLimitBytes: bodyLimits.recipe,
  answer: typographiesSchema,
  errors: ["planLimit"],
});
