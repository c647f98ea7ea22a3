import { mostPasskeys, type operations } from "@tessera/contract";
import { requireLiveSession } from "#access/require-live-session.ts";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import type { Transaction } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import { lockUser } from "#features/user/index.ts";
import { createUuid, type Uuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { makeConfirmedChange } from "../confirmed-change.ts";
import { consumeChallenge, createChallenge } from "./challenges.ts";
import {
  insertPasskey,
  listCredentialIds,
  type PasskeyRow,
  serializePasskey,
} from "./passkeys-repository.ts";
import {
  passkeyHost,
  readChallenge,
  type VerifiedPasskey,
  verifyNewPasskey,
} from "./verify-passkey.ts";

type Prepare = typeof operations.preparePasskey;
type Create = typeof operations.createPasskey;

/** Returns the values with which the browser creates a passkey, after a comparison of the password. */
export async function preparePasskey(
  call: Call<Prepare>,
  services: Services,
): Promise<Answer<Prepare>> {
  const { userId } = call.actor;
  const data = await makeConfirmedChange(call, services, {
    operation: "preparePasskey",
    async run(transaction, { email, name }) {
      const existing = await listUnderLimit(transaction, userId);
      const challenge = await createChallenge(transaction, userId);
      const host = passkeyHost(services.publicUrl);
      return { challenge, host, userHandle: printUserHandle(userId), email, name, existing };
    },
  });
  return { data };
}

/** Adds a passkey that the browser has created for a challenge of this account, and mails the account. */
export async function createPasskey(
  call: Call<Create>,
  services: Services,
): Promise<Answer<Create>> {
  const { credential } = call.body;
  const { userId } = call.actor;
  const { database, publicUrl } = services;
  const challenge = readChallenge(credential) ?? "";
  const isExpected = await database.transaction({}, (transaction) =>
    consumeChallenge(transaction, challenge, userId),
  );
  const verified = isExpected
    ? await verifyNewPasskey(credential, { publicUrl, challenge })
    : undefined;
  const row = await storePasskey(call, services, verified);
  if (row === undefined) throw new ApiError("passkeyRefused");
  return { data: serializePasskey(row) };
}

function storePasskey(
  { actor, body: { name }, origin, tenant }: Call<Create>,
  { database, jobs }: Services,
  verified: VerifiedPasskey | undefined,
): Promise<PasskeyRow | undefined> {
  const { userId } = actor;
  const entry = { ...origin, accountId: userId, actor, operation: "createPasskey" } as const;
  return database.transactionInTurn(`user ${userId}`, tenant, async (transaction) => {
    await lockUser(transaction, userId);
    await requireLiveSession(transaction, actor);
    const id = createUuid();
    if (verified) await listUnderLimit(transaction, userId);
    const row = verified && (await insertPasskey(transaction, { ...verified, id, userId, name }));
    if (row === undefined) {
      await recordAccountAudit(transaction, { ...entry, result: "refused" });
      return undefined;
    }
    await recordAccountAudit(transaction, { ...entry, targetId: id, result: "done" });
    await jobs.send(transaction, "mail-login-changed", { userId, change: "passkey-added" });
    return row;
  });
}

/** Returns the handle by which authenticators know an account. */
export function printUserHandle(userId: string): string {
  return Buffer.from(userId).toString("base64url");
}

/** Lists the passkeys of an account; throws when it may have no more. */
async function listUnderLimit(transaction: Transaction, userId: Uuid): Promise<string[]> {
  const existing = await listCredentialIds(transaction, userId);
  if (existing.length < mostPasskeys) return [...existing];
  throw new ApiError("passkeyLimit", { values: { count: mostPasskeys } });
}
