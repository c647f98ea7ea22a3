import { z } from "zod";
import { userSchema } from "./user.ts";

/** The answer of a refresh: a short-lived access token, the next refresh token and the user. */
export const signedInSchema = z.strictObject({
  accessToken: z.string(),
  refreshToken: z.string(),
  user: userSchema,
});
export type SignedIn = z.output<typeof signedInSchema>;

/** The answer of a login and of a verification, which also contains the key of the device. */
export const firstSignedInSchema = signedInSchema.extend({ deviceKey: z.string() });
export type FirstSignedIn = z.output<typeof firstSignedInSchema>;
