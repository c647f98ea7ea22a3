import { z } from "zod";
import { userSchema } from "#entities/user.ts";
import { givenPasswordSchema, newPasswordSchema } from "#fields/password.ts";
import { deviceKeySchema } from "#fields/tokens.ts";
import { operation } from "#api/operation.ts";

/** Returns the logged-in user. */
export const getUser = operation("getUser", {
  summary: "Get the current user",
  answer: userSchema,
});

/** Replaces the password, and ends every session but that of the call; the device key of this browser is kept. */
export const changePassword = operation("changePassword", {
  summary: "Change the password and end all other sessions",
  body: z.strictObject({
    currentPassword: givenPasswordSchema,
    newPassword: newPasswordSchema,
    deviceKey: deviceKeySchema.optional(),
  }),
});
