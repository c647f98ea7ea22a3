import type { operations } from "@tessera/contract";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import { ApiError } from "#errors/api-error.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { makeConfirmedChange } from "../confirmed-change.ts";
import { requireAnotherLogin } from "../require-another-login.ts";
import { deletePasskeyOf, serializePasskey, updatePasskeyName } from "./passkeys-repository.ts";

type Rename = typeof operations.renamePasskey;
type Delete = typeof operations.deletePasskey;

/** Renames a passkey of the caller. */
export async function renamePasskey(
  { actor, body: { name }, params: { passkeyId }, origin, tenant }: Call<Rename>,
  { database }: Services,
): Promise<Answer<Rename>> {
  const { userId } = actor;
  const row = await database.transaction(tenant, async (transaction) => {
    const renamed = await updatePasskeyName(transaction, { userId, passkeyId, name });
    const result = renamed ? "done" : "refused";
    const entry = { ...origin, accountId: userId, actor, targetId: passkeyId, result } as const;
    await recordAccountAudit(transaction, { ...entry, operation: "renamePasskey" });
    return renamed;
  });
  if (row === undefined) throw new ApiError("notFound");
  return { data: serializePasskey(row) };
}

/** Deletes a passkey of the caller after a comparison of the password, and mails the account. */
export async function deletePasskey(call: Call<Delete>, services: Services): Promise<undefined> {
  const { userId } = call.actor;
  const { passkeyId } = call.params;
  await makeConfirmedChange(call, services, {
    operation: "deletePasskey",
    targetId: passkeyId,
    async run(transaction, user) {
      const isDeleted = await deletePasskeyOf(transaction, { userId, passkeyId });
      if (!isDeleted) throw new ApiError("notFound");
      await requireAnotherLogin(transaction, services, user);
      const change = "passkey-removed";
      await services.jobs.send(transaction, "mail-login-changed", { userId, change });
    },
  });
}
