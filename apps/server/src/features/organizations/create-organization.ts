import { freeOrganizationsPerOwner, planLimitValues, type operations } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";
import { createUuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { addOrganization } from "./add-organization.ts";
import { countOwned, serializeOrganization } from "./organizations-repository.ts";

type CreateOrganization = typeof operations.createOrganization;

/** Creates an organization on the Free plan; the caller owns it. */
export async function createOrganization(
  call: Call<CreateOrganization>,
  services: Services,
): Promise<Answer<CreateOrganization>> {
  const { userId } = call.actor;
  const tenant = { userId, organizationId: createUuid() };
  const created = await services.database.transactionInTurn(
    `user ${userId}`,
    tenant,
    async (transaction) => {
      if ((await countOwned(transaction, userId, "free")) >= freeOrganizationsPerOwner) {
        throw new ApiError("planLimit", { values: planLimitValues("freeOrganizations", "free") });
      }
      const { name } = call.body;
      const entry = { operation: "createOrganization", details: { name } } as const;
      return addOrganization(transaction, tenant, { name, ...entry });
    },
  );
  return { data: serializeOrganization(created) };
}
