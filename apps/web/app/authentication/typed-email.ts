import { subscribeToSession } from "#session/session-presence.ts";

/** The address of the login form or of an invitation, in memory only, for the forms that they link to. */
let typedEmail = "";

/** Remembers an address until the next login or log-out, or until the page is closed. */
export function keepTypedEmail(email: string): void {
  typedEmail = email;
  // The next person at a shared computer does not see it.
  const stop = subscribeToSession(() => {
    typedEmail = "";
    stop();
  });
}

/** Returns the remembered address; empty on a page that was just loaded. */
export function getTypedEmail(): string {
  return typedEmail;
}
