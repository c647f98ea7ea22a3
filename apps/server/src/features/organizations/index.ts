import { operations } from "@tessera/contract";
import type { Implement } from "#operations/implement.ts";
import { createOrganization } from "./create-organization.ts";
import {
  countOwnOrganizations,
  isSlugUsed,
  selectOwnOrganizations,
  serializeOrganization,
} from "./organizations-repository.ts";
import { deleteOrganization, restoreOrganization } from "./plan-deletion.ts";
import { updateLogo } from "./update-logo.ts";
import { updateOrganization } from "./update-organization.ts";

export { addOrganization } from "./add-organization.ts";
export { deleteDueOrganizations } from "./delete-due-organizations.ts";
export { serveLogos } from "./update-logo.ts";
export { leaveOrganizations } from "./leave-organizations.ts";
export { selectLogoOf } from "./logos-repository.ts";
export {
  countOwned,
  findOwnOrganization,
  lockOrganization,
  serializeOrganization,
} from "./organizations-repository.ts";

/** Adds the operations that list, create, change and delete organizations. */
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
  implement(operations.updateOrganization, updateOrganization);
  implement(operations.updateLogo, updateLogo);
  implement(operations.checkOrganizationSlug, async ({ organization, tenant, query }, services) => {
    const isUsed = await services.database.transaction(tenant, (transaction) =>
      isSlugUsed(transaction, query.slug, organization.id),
    );
    return { data: { isFree: !isUsed } };
  });
  implement(operations.deleteOrganization, deleteOrganization);
  implement(operations.restoreOrganization, restoreOrganization);
}
