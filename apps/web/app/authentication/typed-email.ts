/** The address in the login form, in memory only, for the page that the form links to. */
let typedEmail = "";

/** Remembers the typed address until the page is closed. */
export function keepTypedEmail(email: string): void {
  typedEmail = email;
}

/** Returns the address that was typed into the login form; empty on a page that was just loaded. */
export function getTypedEmail(): string {
  return typedEmail;
}
