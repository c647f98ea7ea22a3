import { operations } from "@tessera/contract";
import { recordAudit } from "#audit/record-audit.ts";
import { ApiError } from "#errors/api-error.ts";
import type { Implement } from "#operations/implement.ts";
import { createOrganization } from "./create-organization.ts";
import {
  changeOrganization,
  countOwnOrganizations,
  selectOwnOrganizations,
  serializeOrganization,
} from "./organizations-repository.ts";

export { addOrganization } from "./add-organization.ts";
export { leaveOrganizations } from "./leave-organizations.ts";

/** Adds the operations that list, create and rename organizations. */
export function implementOrganizations(implement: Implement): void {
  implement(operations.listOrganizations, {
    select: ({ userId, query }) => [
      selectOwnOrganizations(userId, query),
      countOwnOrganizations(userId),
    ],
    answer: ({ query }, [rows, [counted]]) => ({
      rows: rows.map(serializeOrganization),
      ...query,
      total: counted?.total ?? 0,
    }),
  });
  implement(operations.createOrganization, createOrganization);
  implement(operations.updateOrganization, async (call, { database }) => {
    const { organization, tenant } = call;
    const { name, logo_url: logoUrl } = call.body;
    const turn = `organization ${organization.id}`;
    const changed = await database.transactionInTurn(turn, tenant, async (transaction) => {
      const change = { name, ...(logoUrl === null && { logoUrl }) };
      const row = await changeOrganization(transaction, organization.id, change);
      if (row === undefined) throw new ApiError("notFound");
      await recordAudit(transaction, tenant, {
        operation: "updateOrganization",
        subjectId: organization.id,
        details: { name },
      });
      return row;
    });
    return { data: serializeOrganization({ ...changed, role: organization.role }) };
  });
}
