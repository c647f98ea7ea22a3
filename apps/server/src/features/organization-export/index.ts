import { operations } from "@tessera/contract";
import type { Implement } from "#operations/implement.ts";
import { exportOrganization } from "./export-organization.ts";

/** Adds the operation that exports everything of an organization. */
export function implementOrganizationExport(implement: Implement): void {
  implement(operations.exportOrganization, exportOrganization);
}
