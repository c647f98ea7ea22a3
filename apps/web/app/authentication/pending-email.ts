const storageKey = "pending-email";

/** Keeps the address that a code was mailed to until it is verified; it outlives a reload of the tab, and nothing else. */
export function keepPendingEmail(email: string): void {
  sessionStorage.setItem(storageKey, email);
}

/** The address that waits for its code; undefined when none does. */
export function findPendingEmail(): string | undefined {
  return sessionStorage.getItem(storageKey) ?? undefined;
}

/** Forgets the address once it is verified. */
export function forgetPendingEmail(): void {
  sessionStorage.removeItem(storageKey);
}
