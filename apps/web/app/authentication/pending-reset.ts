import { personalKey, tabStorage } from "#storage/browser-storage.ts";

const emailKey = personalKey("reset-email");
const tokenKey = personalKey("reset-token");

/** An address that a code for a new password was requested for, with the token of the request. */
export type RequestedReset = { readonly email: string; readonly resetToken: string };

/** Stores a request until the password is set; it survives a reload of the tab only. */
export function keepReset({ email, resetToken }: RequestedReset): void {
  tabStorage.write(emailKey, email);
  tabStorage.write(tokenKey, resetToken);
}

/** Stores the address of a code that was requested elsewhere. */
export function keepResetEmail(email: string): void {
  if (email !== findResetEmail()) tabStorage.write(tokenKey, undefined);
  tabStorage.write(emailKey, email);
}

/** Returns the address that waits for a new password, or undefined. */
export function findResetEmail(): string | undefined {
  return tabStorage.read(emailKey);
}

/** Returns the token of the request; undefined if it was made elsewhere. */
export function findResetToken(): string | undefined {
  return tabStorage.read(tokenKey);
}

/** Removes the request once the password is set. */
export function forgetReset(): void {
  tabStorage.write(emailKey, undefined);
  tabStorage.write(tokenKey, undefined);
}
