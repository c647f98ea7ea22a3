import { z } from "zod";
import { signedInSchema } from "#entities/signed-in.ts";
import { refreshTokenSchema } from "#fields/refresh-token.ts";
import { operation } from "#api/operation.ts";

/** Exchanges a refresh token for the next pair; using a token twice ends the session. */
export const refreshTokens = operation("refreshTokens", {
  summary: "Exchange a refresh token for a new pair of tokens",
  body: z.strictObject({ refreshToken: refreshTokenSchema }),
  answer: signedInSchema,
  errors: ["refreshRefused", "tooMany"],
});
