import { operations } from "@tessera/contract";
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
  implement(operations.deleteApiKey, async ({ actor: { userId }, params }, { database }) => {
    const isDeleted = await database.transaction({ userId }, (transaction) =>
      deleteApiKeyOf(transaction, { userId, keyId: params.keyId }),
    );
    if (!isDeleted) throw new ApiError("notFound");
    return undefined;
  });
}
