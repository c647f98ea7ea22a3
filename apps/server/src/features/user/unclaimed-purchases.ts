import { and, eq, isNull, or, type SQL } from "drizzle-orm";
import { unclaimedSubscriptions } from "#database/schema.ts";

/**
 * Selects the unclaimed purchases of an account: those with its address from before any account had the address, and
 * those with an address that the account had at the time.
 */
export function isUnclaimedPurchaseOf(user: {
  readonly id: string;
  readonly email: string;
}): SQL | undefined {
  const { userId, email } = unclaimedSubscriptions;
  return or(eq(userId, user.id), and(isNull(userId), eq(email, user.email)));
}
