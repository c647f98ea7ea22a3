import type { OrganizationId } from "@tessera/contract";
import { queries } from "#api-client/query-options.ts";

/** More projects than any plan allows: the overview searches and sorts them locally. */
const pageSize = 100;

/** Returns the read of the overview: every project of the organization on one page. */
export function overviewProjects(organizationId: OrganizationId) {
  return queries.projects(organizationId, { pageSize });
}
