import { userSchema } from "#entities/user.ts";
import { operation } from "#api/operation.ts";

/** Who is signed in. */
export const getUser = operation({
  id: "getUser",
  method: "GET",
  path: "/user",
  summary: "Get the current user",
  answer: userSchema,
  shape: "item",
  status: 200,
  errors: [],
});
