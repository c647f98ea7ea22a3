import type { operations } from "@tessera/contract";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import { setUser } from "#database/database.ts";
import { getUuid } from "#ids/uuid.ts";
import type { Call } from "#operations/call.ts";
import { hashOpaqueToken } from "#secrets/opaque-token.ts";
import type { Services } from "#services.ts";
import { endSessionOf } from "./sessions-repository.ts";

/** Ends the session of a refresh token, and so its access tokens. */
export async function logout(
  { body: { refreshToken }, origin }: Call<typeof operations.logout>,
  { database, events }: Services,
): Promise<undefined> {
  await database.transaction({}, async (transaction) => {
    const ended = await endSessionOf(transaction, events, hashOpaqueToken(refreshToken));
    if (ended === undefined) return;
    const [accountId, sessionId] = [getUuid(ended.userId), getUuid(ended.id)];
    const actor = { userId: accountId, sessionId };
    const entry = { ...origin, accountId, actor, operation: "logout", result: "done" } as const;
    await setUser(transaction, accountId);
    await recordAccountAudit(transaction, { ...entry, targetId: sessionId });
  });
}
