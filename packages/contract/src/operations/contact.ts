import { z } from "zod";
import { operation } from "#api/operation.ts";
import { bodyLimits } from "#api/body-limits.ts";
import { untidyString } from "#fields/bounded.ts";
import { emailSchema } from "#fields/email.ts";
import { feedbackTextSchema } from "#fields/feedback-text.ts";
import { longestName, nameSchema } from "#fields/name.ts";

/** Stores a message to the operators and mails it; JSON, or the fields of an HTML form. */
export const sendContact = operation("sendContact", {
  summary: "Contact the operators",
  body: z.strictObject({
    name: nameSchema,
    email: emailSchema,
    subject: untidyString(longestName)
      .overwrite((text) => text.normalize("NFC").replaceAll(/\s+/g, " ").trim())
      .max(longestName)
      .optional(),
    message: feedbackTextSchema,
  }),
  bodyLimitBytes: bodyLimits.feedback,
  answer: z.strictObject({ id: z.guid() }),
  errors: ["tooMany"],
});
