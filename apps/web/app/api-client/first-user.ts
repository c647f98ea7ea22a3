import type { User } from "@tessera/contract";

let firstUser: User | undefined;

/** Keeps the user of a login for the next page, which then needs no call to show the name. */
export function keepFirstUser(user: User | undefined): void {
  firstUser = user;
}

/** Returns the user of a login, once. */
export function takeFirstUser(): User | undefined {
  const user = firstUser;
  firstUser = undefined;
  return user;
}
