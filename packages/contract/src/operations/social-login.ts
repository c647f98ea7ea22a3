import { z } from "zod";
import { operation } from "#api/operation.ts";
import { identitySchema, socialLoginSchema, startedRequestSchema } from "#entities/identity.ts";
import { firstLoggedInSchema } from "#entities/logged-in.ts";
import { birthDateSchema } from "#fields/birth-date.ts";
import { identityParams } from "#fields/ids.ts";
import { nameSchema } from "#fields/name.ts";
import { givenPasswordSchema } from "#fields/password.ts";
import { providerAnswerSchema, providerRequestSchema } from "#fields/social.ts";
import { signUpTokenSchema } from "#fields/tokens.ts";

/** The password that confirms a change; it may be absent in the first ten minutes after a login. */
const confirmation = z.strictObject({ password: givenPasswordSchema.optional() });

/** Starts a login with a provider: returns the address that the browser opens, for ten minutes. */
export const prepareSocialLogin = operation("prepareSocialLogin", {
  summary: "Get the address of a provider to log in at",
  body: providerRequestSchema,
  answer: startedRequestSchema,
  errors: ["providerOff", "tooMany"],
});

/** Logs in with the answer of a provider; a first login creates no account yet. */
export const socialLogin = operation("socialLogin", {
  summary: "Log in with the answer of a provider",
  body: providerAnswerSchema,
  answer: socialLoginSchema,
  errors: [
    "addressTaken",
    "addressUnverified",
    "providerExpired",
    "providerOff",
    "providerRefused",
    "providerUnavailable",
    "tooMany",
  ],
});

/** Creates the account of a first social login, and logs in. */
export const registerSocially = operation("registerSocially", {
  summary: "Create the account of a first social login",
  body: z.strictObject({
    signUpToken: signUpTokenSchema,
    name: nameSchema,
    birthDate: birthDateSchema,
    acceptTerms: z.literal(true),
  }),
  answer: firstLoggedInSchema,
  errors: ["addressTaken", "identityTaken", "signUpExpired", "tooMany"],
});

/** Lists the user's connected accounts on one page, the oldest first. */
export const listIdentities = operation("listIdentities", {
  summary: "List the connected accounts of the current user",
  answer: identitySchema,
});

/** Starts the connection of a provider: returns the address that the browser opens, for ten minutes. */
export const prepareIdentity = operation("prepareIdentity", {
  summary: "Get the address of a provider to connect",
  body: providerRequestSchema.extend(confirmation.shape),
  answer: startedRequestSchema,
  errors: ["loginNotRecent", "providerConnected", "providerOff"],
});

/** Connects the account of a provider to the user's account with the answer of the provider. */
export const createIdentity = operation("createIdentity", {
  summary: "Connect an account of a provider",
  body: providerAnswerSchema,
  answer: identitySchema,
  errors: [
    "addressUnverified",
    "identityTaken",
    "providerConnected",
    "providerExpired",
    "providerOff",
    "providerRefused",
    "providerUnavailable",
  ],
});

/** Disconnects an account of a provider, which then no longer logs in. */
export const deleteIdentity = operation("deleteIdentity", {
  summary: "Disconnect an account of a provider",
  params: identityParams,
  body: confirmation.default({}),
  errors: ["lastLogin", "loginNotRecent", "notFound"],
});
