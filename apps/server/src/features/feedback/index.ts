import { operations } from "@tessera/contract";
import type { Implement } from "#operations/implement.ts";
import { sendFeedback } from "./send-feedback.ts";

export { mailFeedback } from "./mail-feedback.ts";

/** Adds the operation of feedback. */
export function implementFeedback(implement: Implement): void {
  implement(operations.sendFeedback, sendFeedback);
}
