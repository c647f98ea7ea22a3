import { z } from "zod";
import { birthDateSchema } from "#fields/birth-date.ts";
import { emailSchema } from "#fields/email.ts";
import { nameSchema } from "#fields/name.ts";
import { newPasswordSchema, givenPasswordSchema } from "#fields/password.ts";
import {
  deviceKeySchema,
  loginTokenSchema,
  refreshTokenSchema,
  registrationTokenSchema,
  resetTokenSchema,
} from "#fields/tokens.ts";
import { operation } from "#api/operation.ts";
import { firstLoggedInSchema, loggedInSchema, passwordLoginSchema } from "#entities/logged-in.ts";
import { oneTimeCodeSchema } from "#fields/one-time-code.ts";
import { secondStepCodeSchema } from "#fields/second-step-code.ts";

/** Ends the session of a refresh token; an unknown token is not an error. */
export const logout = operation("logout", {
  summary: "Log out",
  body: z.strictObject({ refreshToken: refreshTokenSchema }),
  errors: ["tooMany"],
});

/** Exchanges a refresh token for the next pair; using a token twice ends the session. */
export const refreshTokens = operation("refreshTokens", {
  summary: "Exchange a refresh token for a new pair of tokens",
  body: z.strictObject({ refreshToken: refreshTokenSchema }),
  answer: loggedInSchema,
  errors: ["refreshRefused", "tooMany"],
});

/** Logs in with address and password. An unknown device key, or one of another account, is ignored. */
export const login = operation("login", {
  summary: "Log in with email and password",
  body: z.strictObject({
    email: emailSchema,
    password: givenPasswordSchema,
    deviceKey: deviceKeySchema.optional(),
  }),
  answer: passwordLoginSchema,
  errors: ["wrongCredentials", "notVerified", "tooMany"],
});

/** Completes a login with a code of the authenticator app or a recovery code; each code works once. */
export const finishLogin = operation("finishLogin", {
  summary: "Complete a login with its second step",
  body: z.strictObject({
    loginToken: loginTokenSchema,
    code: secondStepCodeSchema,
    deviceKey: deviceKeySchema.optional(),
  }),
  answer: firstLoggedInSchema,
  errors: ["loginExpired", "secondStepRefused", "tooMany"],
});

/** Mails a new code for the token's or the newest registration; answers the same without one. */
export const resendVerification = operation("resendVerification", {
  summary: "Email a new verification code",
  body: z.strictObject({
    email: emailSchema,
    registrationToken: registrationTokenSchema.optional(),
  }),
  answer: z.strictObject({ email: z.string() }),
  errors: ["tooMany"],
});

/** Verifies an address and logs in. Without a token the code selects the registration. */
export const verifyEmail = operation("verifyEmail", {
  summary: "Verify an email address with its code and log in",
  body: z.strictObject({
    email: emailSchema,
    code: oneTimeCodeSchema,
    registrationToken: registrationTokenSchema.optional(),
  }),
  answer: firstLoggedInSchema,
  errors: ["codeRefused", "tooMany"],
});

/** Stores a registration and mails a code; the answer is the same for an address that has an account. */
export const register = operation("register", {
  summary: "Create an account and email a verification code",
  body: z.strictObject({
    email: emailSchema,
    password: newPasswordSchema,
    name: nameSchema,
    birthDate: birthDateSchema,
    acceptTerms: z.literal(true),
  }),
  answer: z.strictObject({ email: z.string(), registrationToken: registrationTokenSchema }),
  errors: ["tooMany"],
});

/** Mails a code to an address that has an account; answers the same for one that has none. */
export const forgotPassword = operation("forgotPassword", {
  summary: "Email a code that resets the password",
  body: z.strictObject({ email: emailSchema, deviceKey: deviceKeySchema.optional() }),
  answer: z.strictObject({ email: z.string(), resetToken: resetTokenSchema }),
  errors: ["tooMany"],
});

/** Sets a new password with a code, ends every session of the account, and logs in; a second step is still required. */
export const resetPassword = operation("resetPassword", {
  summary: "Set a new password with an emailed code and log in",
  body: z.strictObject({
    email: emailSchema,
    code: oneTimeCodeSchema,
    password: newPasswordSchema,
    resetToken: resetTokenSchema.optional(),
  }),
  answer: passwordLoginSchema,
  errors: ["codeRefused", "tooMany"],
});
