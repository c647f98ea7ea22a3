const emailKey = "pending-email";
const registrationKey = "pending-registration";

/** An address that was registered in this tab, with the token that registering it answered. */
export type Registered = { readonly email: string; readonly registrationToken: string };

/** Keeps what was registered until it is verified; it outlives a reload of the tab, and nothing else. */
export function keepRegistration({ email, registrationToken }: Registered): void {
  sessionStorage.setItem(emailKey, email);
  sessionStorage.setItem(registrationKey, registrationToken);
}

/** Keeps the address that a code was mailed to until it is verified; the token of another address is forgotten. */
export function keepPendingEmail(email: string): void {
  if (email !== findPendingEmail()) sessionStorage.removeItem(registrationKey);
  sessionStorage.setItem(emailKey, email);
}

/** The address that waits for its code; undefined when none does. */
export function findPendingEmail(): string | undefined {
  return sessionStorage.getItem(emailKey) ?? undefined;
}

/** The token of the pending address's registration; undefined where another tab or device made it. */
export function findRegistrationToken(): string | undefined {
  return sessionStorage.getItem(registrationKey) ?? undefined;
}

/** Forgets the address and its registration once it is verified. */
export function forgetPendingEmail(): void {
  sessionStorage.removeItem(emailKey);
  sessionStorage.removeItem(registrationKey);
}
