import type { operations } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { makeConfirmedChange } from "../confirmed-change.ts";
import { requireAnotherLogin } from "../require-another-login.ts";
import { deleteIdentityOf } from "./identities-repository.ts";

type Delete = typeof operations.deleteIdentity;

/** Disconnects an account of a provider after a comparison of the password, and mails the account. */
export async function deleteIdentity(call: Call<Delete>, services: Services): Promise<undefined> {
  const { userId } = call.actor;
  const { identityId } = call.params;
  await makeConfirmedChange(call, services, {
    operation: "deleteIdentity",
    targetId: identityId,
    async run(transaction, user) {
      const identity = await deleteIdentityOf(transaction, userId, identityId);
      if (identity === undefined) throw new ApiError("notFound");
      await requireAnotherLogin(transaction, services, user);
      const change = `${identity.provider}-disconnected` as const;
      await services.jobs.send(transaction, "mail-login-changed", { userId, change });
    },
  });
}
