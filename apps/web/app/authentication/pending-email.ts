import { personalKey, tabStorage } from "#storage/browser-storage.ts";

const emailKey = personalKey("pending-email");
const registrationKey = personalKey("pending-registration");

/** An address that was registered in this tab, with the token that registering it answered. */
export type Registered = { readonly email: string; readonly registrationToken: string };

/** Keeps what was registered until it is verified; it outlives a reload of the tab, and nothing else. */
export function keepRegistration({ email, registrationToken }: Registered): void {
  tabStorage.write(emailKey, email);
  tabStorage.write(registrationKey, registrationToken);
}

/** Keeps the address that a code was mailed to until it is verified; the token of another address is forgotten. */
export function keepPendingEmail(email: string): void {
  if (email !== findPendingEmail()) tabStorage.write(registrationKey, undefined);
  tabStorage.write(emailKey, email);
}

/** The address that waits for its code; undefined when none does. */
export function findPendingEmail(): string | undefined {
  return tabStorage.read(emailKey);
}

/** The token of the pending address's registration; undefined where another tab or device made it. */
export function findRegistrationToken(): string | undefined {
  return tabStorage.read(registrationKey);
}

/** Forgets the address and its registration once it is verified. */
export function forgetPendingEmail(): void {
  tabStorage.write(emailKey, undefined);
  tabStorage.write(registrationKey, undefined);
}
