import { randomBytes } from "node:crypto";

/** A part of every password that a story types, so that a log that contains one is found. */
export const passwordMark = "quiet tiles";

/** A password of no account. */
export const wrongPassword = `not my ${passwordMark}`;

/** Returns an unused password. */
export function createPassword(): string {
  return `${passwordMark} ${randomBytes(4).toString("hex")}`;
}
