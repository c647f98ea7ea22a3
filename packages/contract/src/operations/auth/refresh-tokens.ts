import { z } from "zod";
import { signedInSchema } from "#entities/signed-in.ts";
import { refreshTokenSchema } from "#fields/refresh-token.ts";
import { operation } from "#api/operation.ts";

/** Trades a refresh token for the next pair; one that was traded before ends the whole sign-in. */
export const refreshTokens = operation("refreshTokens", {
  summary: "Exchange a refresh token for a new pair of tokens",
  body: z.strictObject({ refreshToken: refreshTokenSchema }),
  answer: signedInSchema,
  errors: ["refreshRefused", "tooMany"],
});
