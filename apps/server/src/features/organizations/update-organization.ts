import type { operations } from "@tessera/contract";
import { recordAudit } from "#audit/record-audit.ts";
import { ApiError } from "#errors/api-error.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { changeOrganization } from "./organizations-repository.ts";
import { serializeOrganization } from "./serialize-organization.ts";

type UpdateOrganization = typeof operations.updateOrganization;

/** Renames an organization or removes its logo. */
export async function updateOrganization(
  { actor, organization: { id, role }, body, tenant }: Call<UpdateOrganization>,
  services: Services,
): Promise<Answer<UpdateOrganization>> {
  const { name, logo_url: logoUrl } = body;
  const organization = await services.database.transactionInTurn(
    `organization ${id}`,
    tenant,
    async (transaction) => {
      const change = { name, ...(logoUrl === null && { logoUrl }) };
      const changed = await changeOrganization(transaction, id, change);
      if (changed === undefined) throw new ApiError("notFound");
      await recordAudit(transaction, {
        organizationId: id,
        actorId: actor.userId,
        operation: "updateOrganization",
        subjectId: id,
        details: { name },
      });
      return changed;
    },
  );
  return { data: serializeOrganization({ organization, role }) };
}
