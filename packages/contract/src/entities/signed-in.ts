import { z } from "zod";
import { userSchema } from "./user.ts";

/** What signing in, verifying and refreshing answer: a short-lived access token, the next refresh token, and who it is. */
export const signedInSchema = z.strictObject({
  accessToken: z.string(),
  refreshToken: z.string(),
  user: userSchema,
});
export type SignedIn = z.output<typeof signedInSchema>;
