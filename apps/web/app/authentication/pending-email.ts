import { personalKey, tabStorage } from "#storage/browser-storage.ts";

const emailKey = personalKey("pending-email");
const registrationKey = personalKey("pending-registration");

/** An address that was registered in this tab, with its registration token. */
export type Registered = { readonly email: string; readonly registrationToken: string };

/** Stores the registration until it is verified; it survives a reload of the tab only. */
export function keepRegistration({ email, registrationToken }: Registered): void {
  tabStorage.write(emailKey, email);
  tabStorage.write(registrationKey, registrationToken);
}

/**
 * Stores the address that a code was sent to until it is verified, and drops another address's
 * token.
 */
export function keepPendingEmail(email: string): void {
  if (email !== findPendingEmail()) tabStorage.write(registrationKey, undefined);
  tabStorage.write(emailKey, email);
}

/** Returns the address that waits for its code, or undefined. */
export function findPendingEmail(): string | undefined {
  return tabStorage.read(emailKey);
}

/**
 * Returns the registration token of the pending address; undefined if it was registered elsewhere.
 */
export function findRegistrationToken(): string | undefined {
  return tabStorage.read(registrationKey);
}

/** Removes the address and its registration once it is verified. */
export function forgetPendingEmail(): void {
  tabStorage.write(emailKey, undefined);
  tabStorage.write(registrationKey, undefined);
}
