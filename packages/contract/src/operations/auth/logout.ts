import { z } from "zod";
import { refreshTokenSchema } from "#fields/refresh-token.ts";
import { operation } from "#api/operation.ts";

/** Ends the sign-in that a refresh token belongs to; an unknown token is no error. */
export const logout = operation("logout", {
  summary: "Log out",
  body: z.strictObject({ refreshToken: refreshTokenSchema }),
  errors: ["tooMany"],
});
