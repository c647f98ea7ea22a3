import { canonicalizeEmail, isEmail } from "@tessera/contract";

/** An address that was typed as the recipient of an invitation. */
export type TypedEmail = { readonly email: string };

/** Returns whether an address is none. */
export function isRefused({ email }: TypedEmail): boolean {
  return !isEmail(email);
}

/** Adds the addresses of a text that separates them by commas, semicolons or spaces; none is added twice. */
export function addEmails(emails: readonly TypedEmail[], text: string): readonly TypedEmail[] {
  const typed = text.split(/[\s,;]+/).map(canonicalizeEmail);
  const known = new Set(emails.map(({ email }) => email));
  const added = [...new Set(typed)].filter((email) => email !== "" && !known.has(email));
  return [...emails, ...added.map((email) => ({ email }))];
}
