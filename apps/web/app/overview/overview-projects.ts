import type { OrganizationId } from "@tessera/contract";
import { queries } from "#api-client/query-options.ts";

/** More projects than any plan allows: the overview searches and sorts them where they are. */
const pageSize = 100;

/** The read that the overview shows: every project of the organization on one page. */
export function overviewProjects(organizationId: OrganizationId) {
  return queries.projects(organizationId, { pageSize });
}
