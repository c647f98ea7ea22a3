import { z } from "zod";
import { birthDateSchema } from "#fields/birth-date.ts";
import { emailSchema } from "#fields/email.ts";
import { nameSchema } from "#fields/name.ts";
import { newPasswordSchema } from "#fields/password.ts";
import { registrationTokenSchema } from "#fields/registration-token.ts";
import { operation } from "#api/operation.ts";

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
