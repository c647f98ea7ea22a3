import type { operations } from "@tessera/contract";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import { ApiError } from "#errors/api-error.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { endSessionOfUser, endSessionsOfUser } from "./sessions-repository.ts";

/** Ends a session of the caller. */
export async function endSession(
  { actor, params: { sessionId }, origin, tenant }: Call<typeof operations.endSession>,
  { database, events }: Services,
): Promise<undefined> {
  const isEnded = await database.transaction(tenant, async (transaction) => {
    const { userId } = actor;
    const isFound = await endSessionOfUser(transaction, events, { userId, sessionId });
    const result = isFound ? "done" : "refused";
    const entry = { ...origin, accountId: userId, actor, targetId: sessionId, result } as const;
    await recordAccountAudit(transaction, { ...entry, operation: "endSession" });
    return isFound;
  });
  if (!isEnded) throw new ApiError("notFound");
}

/** Ends all sessions of the caller but the current one. */
export async function endOtherSessions(
  { actor, origin, tenant }: Call<typeof operations.endOtherSessions>,
  { database, events }: Services,
): Promise<undefined> {
  await database.transaction(tenant, async (transaction) => {
    const { userId, sessionId } = actor;
    await endSessionsOfUser(transaction, events, { userId, exceptId: sessionId });
    const entry = { ...origin, accountId: userId, actor, result: "done" } as const;
    await recordAccountAudit(transaction, { ...entry, operation: "endOtherSessions" });
  });
}
