import { z } from "zod";
import { emailSchema } from "#fields/email.ts";
import { operation } from "#operation.ts";

/** Mails a new code; answers the same when the address has no account or is verified already. */
export const resendVerification = operation({
  id: "resendVerification",
  method: "POST",
  path: "/auth/verification/resend",
  summary: "Mail a new code",
  body: z.strictObject({ email: emailSchema }),
  answer: z.strictObject({ email: z.string() }),
  shape: "item",
  status: 202,
  errors: ["tooMany"],
});
