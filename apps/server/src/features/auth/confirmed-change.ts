import { fieldProblems, fillText, type Locale, type OperationId } from "@tessera/contract";
import type { SessionActor } from "#access/grant.ts";
import { requireLiveSession } from "#access/require-live-session.ts";
import { countAttempt } from "#attempts/count-attempt.ts";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import type { Tenant, Transaction } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import { findUserById, lockUser, type UserRow } from "#features/user/index.ts";
import type { RequestOrigin } from "#secrets/request-origin.ts";
import type { Services } from "#services.ts";
import { isPassword } from "./passwords.ts";
import { isRecentSession } from "./sessions-repository.ts";

/** A call that its user confirms with the password; soon after a login it may be absent. */
type ConfirmedCall = {
  readonly actor: SessionActor;
  readonly body: { readonly password?: string | undefined };
  readonly locale: Locale;
  readonly origin: RequestOrigin;
  readonly tenant: Tenant;
};

/** A change of an account: its operation, the lock that it needs, and its work. */
type Change<Result> = {
  readonly operation: OperationId;
  readonly lock?: "update";
  /** The id of the changed object; absent when that is the account. */
  readonly targetId?: string;
  run(transaction: Transaction, user: UserRow): Promise<Result>;
};

/** Makes a change of an account after its confirmation, and records it, or its refusal, in the audit. */
export async function makeConfirmedChange<Result>(
  call: ConfirmedCall,
  { database }: Pick<Services, "database">,
  { operation, lock, targetId, run }: Change<Result>,
): Promise<Result> {
  const { actor, body, origin, tenant } = call;
  const { userId } = actor;
  const isConfirmed = await prepareConfirmation(call, database);
  const turn = `user ${userId}`;
  const made = await database.transactionInTurn(turn, tenant, async (transaction) => {
    const user = await lockUser(transaction, userId, lock);
    if (user === undefined) throw new ApiError("notLoggedIn");
    await requireLiveSession(transaction, actor);
    const isAllowed = await isConfirmed(transaction, user);
    const entry = { ...origin, accountId: userId, actor, operation, ...(targetId && { targetId }) };
    await recordAccountAudit(transaction, { ...entry, result: isAllowed ? "done" : "refused" });
    return isAllowed
      ? { result: await run(transaction, user) }
      : { hasPassword: user.passwordHash !== null };
  });
  if ("result" in made) return made.result;
  if (!made.hasPassword) throw new ApiError("loginNotRecent");
  const problem = body.password === undefined ? "required" : "passwordWrong";
  const fields = { password: fillText(fieldProblems[problem], call.locale) };
  throw new ApiError("invalid", { fields });
}

/** Compares the password before the account is locked, because that takes long; it may change until then. */
async function prepareConfirmation(
  { actor: { userId, sessionId }, body: { password } }: ConfirmedCall,
  database: Services["database"],
): Promise<(transaction: Transaction, current: UserRow) => Promise<boolean>> {
  if (password === undefined) return (transaction) => isRecentSession(transaction, sessionId);
  await countAttempt(database, "password-change", userId);
  const user = await database.transaction({}, (transaction) => findUserById(transaction, userId));
  const fits = await isPassword(password, user?.passwordHash);
  return async (_transaction, current) => fits && current.passwordHash === user?.passwordHash;
}
