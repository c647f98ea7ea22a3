import type { OperationId } from "@tessera/contract";
import type { Transaction } from "#database/database.ts";
import { accountAudit } from "#database/schema.ts";
import type { Uuid } from "#ids/uuid.ts";
import type { RequestOrigin } from "#secrets/request-origin.ts";
import { pseudonymOf } from "./pseudonym-of.ts";

/** An entry of an account's audit. */
export type AccountAuditEntry = RequestOrigin & {
  readonly accountId: Uuid;
  readonly operation: OperationId;
  readonly result: "done" | "refused";
  /** The person who acted; absent when the request proved no identity. */
  readonly actor?: { readonly userId: Uuid; readonly sessionId?: Uuid } | undefined;
  /** The id of the changed object; absent when that is the account. */
  readonly targetId?: string;
};

/** Records a call on an account under its pseudonym, in a transaction of that account. */
export async function recordAccountAudit(
  transaction: Transaction,
  { actor, accountId, ...entry }: AccountAuditEntry,
): Promise<void> {
  const actorId = actor && pseudonymOf(actor.userId);
  const row = { ...entry, accountId: pseudonymOf(accountId), actorId, sessionId: actor?.sessionId };
  await transaction.insert(accountAudit).values(row).onConflictDoNothing();
}
