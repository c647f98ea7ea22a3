import { z } from "zod";
import { operation } from "#api/operation.ts";
import { firstLoggedInSchema } from "#entities/logged-in.ts";
import { passkeyOptionsSchema, passkeySchema } from "#entities/passkey.ts";
import { credentialProofSchema, newCredentialSchema } from "#fields/credential.ts";
import { passkeyParams } from "#fields/ids.ts";
import { nameSchema } from "#fields/name.ts";
import { givenPasswordSchema } from "#fields/password.ts";
import { deviceKeySchema, loginTokenSchema } from "#fields/tokens.ts";

/** The password that confirms a change; it may be absent in the first ten minutes after a login. */
const confirmation = z.strictObject({ password: givenPasswordSchema.optional() });

/** Returns the challenge of a login with a passkey, which is valid for five minutes and once. */
export const preparePasskeyLogin = operation("preparePasskeyLogin", {
  summary: "Get the challenge of a login with a passkey",
  body: z.strictObject({}),
  answer: z.strictObject({ challenge: z.string(), host: z.string() }),
  errors: ["tooMany"],
});

/**
 * Logs in with a passkey, which replaces the password and the second step. With a login token it is the second step of
 * that login, and the token is its challenge.
 */
export const loginWithPasskey = operation("loginWithPasskey", {
  summary: "Log in with a passkey",
  body: z.strictObject({
    proof: credentialProofSchema,
    loginToken: loginTokenSchema.optional(),
    deviceKey: deviceKeySchema.optional(),
  }),
  answer: firstLoggedInSchema,
  errors: ["loginExpired", "passkeyRefused", "tooMany"],
});

/** Lists the user's passkeys on one page, the oldest first. */
export const listPasskeys = operation("listPasskeys", {
  summary: "List the passkeys of the current user",
  answer: passkeySchema,
});

/** Returns the values with which the browser creates a passkey, within five minutes. */
export const preparePasskey = operation("preparePasskey", {
  summary: "Get the values with which a browser creates a passkey",
  body: confirmation,
  answer: passkeyOptionsSchema,
  errors: ["loginNotRecent", "passkeyLimit"],
});

/** Adds the passkey that the browser has created. */
export const createPasskey = operation("createPasskey", {
  summary: "Add a passkey to the current user’s account",
  body: z.strictObject({ name: nameSchema, credential: newCredentialSchema }),
  answer: passkeySchema,
  errors: ["passkeyLimit", "passkeyRefused"],
});

/** Renames a passkey of the user. */
export const renamePasskey = operation("renamePasskey", {
  summary: "Rename a passkey",
  params: passkeyParams,
  body: z.strictObject({ name: nameSchema }),
  answer: passkeySchema,
  errors: ["notFound"],
});

/** Deletes a passkey of the user, which then no longer logs in. */
export const deletePasskey = operation("deletePasskey", {
  summary: "Delete a passkey",
  params: passkeyParams,
  body: confirmation.default({}),
  errors: ["lastLogin", "loginNotRecent", "notFound"],
});
