import { problem } from "#sentences/field-problems.ts";
import { untidyString } from "./bounded.ts";

const longestLocalPart = 64;
const longestEmail = 254;
const atoms = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The canonical form of an address, which identifies accounts: trimmed, with ASCII letters in lower case.
 * Other letters are unchanged, so that İ and ı never become i (`isEmail` refuses them).
 */
export function canonicalizeEmail(text: string): string {
  return text.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Returns whether a canonical text is an address: ASCII local part and two or more ASCII labels. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split(".");
  return (
    local.length <= longestLocalPart &&
    atoms.test(local) &&
    labels.length >= 2 &&
    labels.every((part) => label.test(part)) &&
    !/^\d+$/.test(labels.at(-1) ?? "")
  );
}

/** An email address in its canonical form. */
export const emailSchema = untidyString(longestEmail)
  .overwrite(canonicalizeEmail)
  .min(1)
  .max(longestEmail)
  .refine(isEmail, problem("emailInvalid"))
  .meta({ format: "email" });
