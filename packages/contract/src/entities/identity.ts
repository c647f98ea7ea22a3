import { z } from "zod";
import { identityIdSchema } from "#fields/ids.ts";
import { instantSchema } from "#fields/instant.ts";
import { nameSchema } from "#fields/name.ts";
import { socialProviderSchema } from "#fields/social.ts";
import { signUpTokenSchema } from "#fields/tokens.ts";
import { firstLoggedInSchema, pendingLoginSchema } from "./logged-in.ts";

/** A connected account of a provider as its owner sees it. */
export const identitySchema = z.strictObject({
  id: identityIdSchema,
  provider: socialProviderSchema,
  /** The name or the address of the user at the provider. */
  accountName: z.string(),
  createdAt: instantSchema,
  /** The time of the last login with it; null before the first one. */
  lastUsedAt: instantSchema.nullable(),
});
export type Identity = z.output<typeof identitySchema>;

/** The address of a provider that the browser opens, and the state that comes back from it. */
export const startedRequestSchema = z.strictObject({ address: z.string(), state: z.string() });

/** The answer of a first social login; the token creates the account within ten minutes. */
export const pendingSignUpSchema = z.strictObject({
  signUpToken: signUpTokenSchema,
  email: z.string(),
  /** The name at the provider, which the user may change; empty when it is not usable. */
  name: nameSchema.or(z.literal("")),
});
export type PendingSignUp = z.output<typeof pendingSignUpSchema>;

/** The answer of a social login: complete, with a second step, or with an account to create. */
export const socialLoginSchema = z.union([
  firstLoggedInSchema,
  pendingLoginSchema,
  pendingSignUpSchema,
]);
