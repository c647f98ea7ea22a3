import { z } from "zod";
import { operation } from "#api/operation.ts";
import { recoveryCodesSchema, twoFactorSchema } from "#entities/two-factor.ts";
import { oneTimeCodeSchema } from "#fields/one-time-code.ts";
import { givenPasswordSchema } from "#fields/password.ts";

/** The password that confirms a change; it may be absent in the first ten minutes after a login. */
const confirmation = z.strictObject({ password: givenPasswordSchema.optional() });

/** Returns the state of the user's two-step login. */
export const getTwoFactor = operation("getTwoFactor", {
  summary: "Get the current user’s two-step login",
  answer: twoFactorSchema,
});

/** Creates the secret of an authenticator app. Two-step login is off until a first code of the app confirms it. */
export const setUpTwoFactor = operation("setUpTwoFactor", {
  summary: "Create the secret of an authenticator app",
  body: confirmation,
  answer: z.strictObject({
    /** The secret in base32. */
    secret: z.string(),
    /** The same as an otpauth address, for a QR code. */
    address: z.string(),
  }),
  errors: ["loginNotRecent", "twoFactorOn"],
});

/** Turns two-step login on with the first code of the app, and returns the recovery codes. */
export const confirmTwoFactor = operation("confirmTwoFactor", {
  summary: "Turn two-step login on with a code of the app",
  body: z.strictObject({ code: oneTimeCodeSchema }),
  answer: recoveryCodesSchema,
  errors: ["appCodeRefused"],
});

/** Replaces all recovery codes. */
export const replaceRecoveryCodes = operation("replaceRecoveryCodes", {
  summary: "Replace the recovery codes",
  body: confirmation,
  answer: recoveryCodesSchema,
  errors: ["loginNotRecent", "notFound"],
});

/** Turns two-step login off and deletes the app's secret and the recovery codes. */
export const turnOffTwoFactor = operation("turnOffTwoFactor", {
  summary: "Turn two-step login off",
  body: confirmation.default({}),
  errors: ["loginNotRecent", "notFound"],
});
