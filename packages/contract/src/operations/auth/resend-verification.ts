import { z } from "zod";
import { emailSchema } from "#fields/email.ts";
import { registrationTokenSchema } from "#fields/registration-token.ts";
import { operation } from "#api/operation.ts";

/** Mails a new code, for the newest registration where no token names one; answers the same when nothing waits for it. */
export const resendVerification = operation("resendVerification", {
  summary: "Email a new verification code",
  body: z.strictObject({
    email: emailSchema,
    registrationToken: registrationTokenSchema.optional(),
  }),
  answer: z.strictObject({ email: z.string() }),
  errors: ["tooMany"],
});
