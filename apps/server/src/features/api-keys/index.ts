import { operations } from "@tessera/contract";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import { ApiError } from "#errors/api-error.ts";
import type { Implement } from "#operations/implement.ts";
import { createSinglePage } from "#operations/answer.ts";
import { deleteApiKeyOf, selectApiKeys, serializeApiKey } from "./api-keys-repository.ts";
import { createApiKey } from "./create-api-key.ts";

/** Adds the operations on the caller's API keys. */
export function implementApiKeys(implement: Implement): void {
  implement(operations.listApiKeys, {
    select: ({ userId }) => [selectApiKeys(userId)],
    answer: (_call, [rows]) => createSinglePage(rows.map(serializeApiKey)),
  });
  implement(operations.createApiKey, createApiKey);
  implement(operations.deleteApiKey, async (call, { database, events }) => {
    const {
      actor,
      origin,
      params: { keyId },
    } = call;
    const { userId } = actor;
    const entry = { ...origin, accountId: userId, actor, operation: "deleteApiKey" } as const;
    const isDeleted = await database.transaction({ userId }, async (transaction) => {
      const isOwn = await deleteApiKeyOf(transaction, { userId, keyId });
      const result = isOwn ? "done" : "refused";
      await recordAccountAudit(transaction, { ...entry, targetId: keyId, result });
      // Wakes the streams of the caller, so that those of the key end.
      await events.announce(transaction, [`user ${userId}`]);
      return isOwn;
    });
    if (!isDeleted) throw new ApiError("notFound");
    return undefined;
  });
}
