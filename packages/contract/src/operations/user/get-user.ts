import { userSchema } from "#entities/user.ts";
import { operation } from "#api/operation.ts";

/** Who is signed in. */
export const getUser = operation("getUser", {
  summary: "Get the current user",
  answer: userSchema,
  errors: [],
});
