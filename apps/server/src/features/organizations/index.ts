import { operations } from "@tessera/contract";
import type { Implement } from "#operations/implement.ts";
import { createOrganization } from "./create-organization.ts";
import { listOrganizations } from "./list-organizations.ts";
import { updateOrganization } from "./update-organization.ts";

export { addOrganization } from "./add-organization.ts";

/** Adds the operations on organizations. */
export function implementOrganizations(implement: Implement): void {
  implement(operations.listOrganizations, listOrganizations);
  implement(operations.createOrganization, createOrganization);
  implement(operations.updateOrganization, updateOrganization);
}
