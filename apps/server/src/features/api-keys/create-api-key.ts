import {
  apiKeyPrefix,
  fieldProblems,
  fillText,
  mostApiKeys,
  type operations,
} from "@tessera/contract";
import { requireLiveSession } from "#access/require-live-session.ts";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import { ApiError } from "#errors/api-error.ts";
import { lockUser } from "#features/user/index.ts";
import { createUuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import { createOpaqueToken, hashOpaqueToken } from "#secrets/opaque-token.ts";
import type { Services } from "#services.ts";
import { countApiKeys, insertApiKey, serializeApiKey } from "./api-keys-repository.ts";

type CreateApiKey = typeof operations.createApiKey;

/** Creates an API key of the caller, and returns it; the server keeps only its hash. */
export async function createApiKey(
  { actor, body, locale, origin }: Call<CreateApiKey>,
  { database, jobs }: Services,
): Promise<Answer<CreateApiKey>> {
  const { userId } = actor;
  const { name, scope } = body;
  const expiresAt = body.expiresAt === undefined ? null : new Date(body.expiresAt);
  if (expiresAt !== null && expiresAt.getTime() <= Date.now()) {
    throw new ApiError("invalid", {
      fields: { expiresAt: fillText(fieldProblems.notFuture, locale) },
    });
  }
  const key = apiKeyPrefix + createOpaqueToken();
  const stored = { id: createUuid(), userId, name, scope, expiresAt };
  const entry = { ...origin, accountId: userId, actor, operation: "createApiKey" } as const;
  const row = await database.transactionInTurn(
    `user ${userId}`,
    { userId },
    async (transaction) => {
      await lockUser(transaction, userId);
      await requireLiveSession(transaction, actor);
      if ((await countApiKeys(transaction, userId)) >= mostApiKeys) {
        throw new ApiError("keyLimit", { values: { count: mostApiKeys } });
      }
      await recordAccountAudit(transaction, { ...entry, targetId: stored.id, result: "done" });
      await jobs.send(transaction, "mail-login-changed", { userId, change: "api-key-created" });
      return insertApiKey(transaction, {
        ...stored,
        keyHash: hashOpaqueToken(key),
        ending: key.slice(-4),
      });
    },
  );
  return { data: { ...serializeApiKey(row), key } };
}
