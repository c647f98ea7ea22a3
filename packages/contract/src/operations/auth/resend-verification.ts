import { z } from "zod";
import { emailSchema } from "#fields/email.ts";
import { registrationTokenSchema } from "#fields/registration-token.ts";
import { operation } from "#api/operation.ts";

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
