import { z } from "zod";
import { firstSignedInSchema } from "#entities/signed-in.ts";
import { emailSchema } from "#fields/email.ts";
import { oneTimeCodeSchema } from "#fields/one-time-code.ts";
import { registrationTokenSchema } from "#fields/registration-token.ts";
import { operation } from "#api/operation.ts";

/** Verifies an address and logs in. Without a token the code selects the registration. */
export const verifyEmail = operation("verifyEmail", {
  summary: "Verify an email address with its code and log in",
  body: z.strictObject({
    email: emailSchema,
    code: oneTimeCodeSchema,
    registrationToken: registrationTokenSchema.optional(),
  }),
  answer: firstSignedInSchema,
  errors: ["codeRefused", "tooMany"],
});
