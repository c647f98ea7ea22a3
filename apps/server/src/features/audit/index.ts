import { operations } from "@tessera/contract";
import type { Implement } from "#operations/implement.ts";
import { countEntries, selectEntries, serializeEntry } from "./audit-repository.ts";
import { exportAudit } from "./export-audit.ts";
import { findFilter } from "./find-filter.ts";

export { everyEntry } from "./audit-repository.ts";
export { printAudit } from "./print-audit.ts";

/** Adds the operations that list and export an organization's audit. */
export function implementAudit(implement: Implement): void {
  implement(operations.listAudit, async ({ tenant, query }, { database }) => {
    const { page, pageSize, ...fields } = query;
    const { organizationId } = tenant;
    const filter = await findFilter(database, tenant, fields);
    const part = { limit: pageSize, offset: (page - 1) * pageSize };
    const [rows, [counted]] = await database.read(
      tenant,
      selectEntries(organizationId, filter, part),
      countEntries(organizationId, filter),
    );
    return { rows: rows.map(serializeEntry), page, pageSize, total: counted?.total ?? 0 };
  });
  implement(operations.exportAudit, exportAudit);
}
