import { z } from "zod";
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
