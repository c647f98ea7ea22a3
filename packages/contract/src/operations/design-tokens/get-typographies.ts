import { typographiesSchema } from "#entities/variable-group.ts";
import { projectParams } from "#fields/ids.ts";
import { operation } from "#api/operation.ts";

/** Returns the variables of the typography in their five groups. */
export const getTypographies = operation("getTypographies", {
  summary: "Get typography variables",
  params: projectParams,
  answer: typographiesSchema,
  errors: [],
});
