import type { AccountTokens } from "./account-tokens.ts";

type UserId = AccountTokens["userId"];

let pageUser: UserId | undefined;

/** Sets the user whose data the page shows; undefined without one. */
export function setPageUser(userId: UserId | undefined): void {
  pageUser = userId;
}

/** Returns whether tokens belong to another user than the one whose data the page shows. */
export function isOfAnotherUser(tokens: AccountTokens | undefined): boolean {
  return tokens !== undefined && pageUser !== undefined && tokens.userId !== pageUser;
}
