import type { Operation } from "@tessera/contract";
import type { ItemAnswer, PageAnswer } from "./answer.ts";

/** Throws when an answer does not match its operation's schema; tests check every call with it. */
export function checkAnswer(operation: Operation, answer: unknown): void {
  if (operation.shape === "item") operation.answer?.parse((answer as ItemAnswer<unknown>).data);
  if (operation.shape === "page") {
    for (const row of (answer as PageAnswer<unknown>).rows) operation.answer?.parse(row);
  }
}
