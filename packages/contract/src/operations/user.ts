import { userSchema } from "#entities/user.ts";
import { operation } from "#api/operation.ts";

/** Returns the logged-in user. */
export const getUser = operation("getUser", {
  summary: "Get the current user",
  answer: userSchema,
});
