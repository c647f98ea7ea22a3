import { z } from "zod";
import { credentialIdSchema } from "#fields/credential.ts";
import { loginTokenSchema } from "#fields/tokens.ts";
import { userSchema } from "./user.ts";

/** The answer of a refresh: a short-lived access token, the next refresh token and the user. */
export const loggedInSchema = z.strictObject({
  accessToken: z.string(),
  refreshToken: z.string(),
  user: userSchema,
});
export type LoggedIn = z.output<typeof loggedInSchema>;

/** The answer of a login and of a verification, which also contains the key of the device. */
export const firstLoggedInSchema = loggedInSchema.extend({ deviceKey: z.string() });
export type FirstLoggedIn = z.output<typeof firstLoggedInSchema>;

/** The answer of a login whose second step is still missing; the token completes it within ten minutes. */
export const pendingLoginSchema = z.strictObject({
  loginToken: loginTokenSchema,
  /** The passkeys that may be the second step. */
  passkeys: z.array(credentialIdSchema),
});
export type PendingLogin = z.output<typeof pendingLoginSchema>;

/** The answer of a login with a password: complete, or with a second step to come. */
export const passwordLoginSchema = z.union([firstLoggedInSchema, pendingLoginSchema]);
