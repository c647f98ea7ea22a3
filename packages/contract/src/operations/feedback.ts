import { z } from "zod";
import { feedbackTextSchema } from "#fields/feedback-text.ts";
import { instantSchema } from "#fields/instant.ts";
import { bodyLimits } from "#api/body-limits.ts";
import { operation } from "#api/operation.ts";

/** Stores feedback and mails it to the operator, with priority if the organization's plan has it. */
export const sendFeedback = operation("sendFeedback", {
  summary: "Send feedback",
  body: z.strictObject({ text: feedbackTextSchema }),
  bodyLimitBytes: bodyLimits.feedback,
  answer: z.strictObject({ id: z.guid(), createdAt: instantSchema }),
  errors: ["tooMany"],
});
