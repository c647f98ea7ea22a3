import { z } from "zod";
import { refreshTokenSchema } from "#fields/refresh-token.ts";
import { operation } from "#api/operation.ts";

/** Ends the session of a refresh token; an unknown token is not an error. */
export const logout = operation("logout", {
  summary: "Log out",
  body: z.strictObject({ refreshToken: refreshTokenSchema }),
  errors: ["tooMany"],
});
