import type { operations } from "@tessera/contract";
import { createSinglePage, type Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { listOwnOrganizations } from "./organizations-repository.ts";
import { serializeOrganization } from "./serialize-organization.ts";

type ListOrganizations = typeof operations.listOrganizations;

/** Lists every organization of the caller. */
export async function listOrganizations(
  call: Call<ListOrganizations>,
  services: Services,
): Promise<Answer<ListOrganizations>> {
  const rows = await services.database.transaction(call.tenant, (transaction) =>
    listOwnOrganizations(transaction, call.actor.userId),
  );
  return createSinglePage(rows.map(serializeOrganization));
}
