import { z } from "zod";
import { changedSettingsSchema } from "#entities/settings.ts";
import { userExportSchema } from "#entities/user-export.ts";
import { userSchema } from "#entities/user.ts";
import { birthDateSchema } from "#fields/birth-date.ts";
import { emailSchema } from "#fields/email.ts";
import { nameSchema } from "#fields/name.ts";
import { phoneSchema } from "#fields/phone.ts";
import { givenPasswordSchema, newPasswordSchema } from "#fields/password.ts";
import { oneTimeCodeSchema } from "#fields/one-time-code.ts";
import { deviceKeySchema, emailChangeTokenSchema } from "#fields/tokens.ts";
import { bodyLimits } from "#api/body-limits.ts";
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
  errors: ["noPassword"],
});

/** Changes the given fields of the logged-in user; null removes the phone. */
export const updateUser = operation("updateUser", {
  summary: "Change the current user’s name, phone or date of birth",
  body: z.strictObject({
    name: nameSchema.optional(),
    phone: phoneSchema.nullable().optional(),
    birthDate: birthDateSchema.optional(),
  }),
  answer: userSchema,
});

/** Changes the given settings of the logged-in user. */
export const updateSettings = operation("updateSettings", {
  summary: "Change the current user’s language and theme",
  body: changedSettingsSchema,
  answer: userSchema,
});

/**
 * Deletes the account of the logged-in user, and the organizations without other members. The password may be absent in
 * the first ten minutes after a login.
 */
export const deleteUser = operation("deleteUser", {
  summary: "Delete the current user’s account",
  body: z.strictObject({ password: givenPasswordSchema.optional() }).default({}),
  errors: ["loginNotRecent", "soleOwner"],
});

/** Replaces the picture of the logged-in user. It is cropped to a square and stored without its metadata. */
export const updateAvatar = operation("updateAvatar", {
  summary: "Replace the current user’s picture",
  bodyLimitBytes: bodyLimits.image,
  answer: userSchema,
});

/** Removes the picture of the logged-in user. */
export const deleteAvatar = operation("deleteAvatar", {
  summary: "Remove the current user’s picture",
  answer: userSchema,
});

/** Returns the data that is stored about the logged-in user. */
export const exportUser = operation("exportUser", {
  summary: "Export the current user’s data",
  answer: userExportSchema,
});

/** Mails a code to the current and one to the new address; the answer is the same for an address that has an account. */
export const requestEmailChange = operation("requestEmailChange", {
  summary: "Email the codes that change the current user’s email",
  body: z.strictObject({ email: emailSchema, password: givenPasswordSchema }),
  answer: z.strictObject({ email: z.string(), changeToken: emailChangeTokenSchema }),
  errors: ["noPassword"],
});

/** Replaces the address with the codes of both, and ends every session but that of the call. */
export const confirmEmailChange = operation("confirmEmailChange", {
  summary: "Change the current user’s email with both emailed codes",
  body: z.strictObject({
    changeToken: emailChangeTokenSchema,
    currentCode: oneTimeCodeSchema,
    newCode: oneTimeCodeSchema,
  }),
  answer: userSchema,
  errors: ["codeRefused"],
});
