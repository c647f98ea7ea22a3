import { auditActions, auditActionIds, type operations, type ParsedOf } from "@tessera/contract";
import type { Database, Tenant } from "#database/database.ts";
import { foldText } from "#search/fold-text.ts";
import { selectNamedThings, type AuditFilter } from "./audit-repository.ts";

type Query = ParsedOf<typeof operations.exportAudit, "query">;

/**
 * Returns the filter of a query. A search is compared here with the titles of actions and the names of people and
 * things, in the letters of both languages; the database then compares ids only.
 */
export async function findFilter(
  database: Database,
  tenant: Required<Tenant>,
  { action, actor: actorId, from, to, search }: Query,
): Promise<AuditFilter> {
  const operations = action && auditActions[action].operations;
  const filter = { operations, actorId, from, to, search: undefined };
  if (search === "") return filter;
  const [things] = await database.read(tenant, selectNamedThings(tenant.organizationId));
  const wanted = foldText(search);
  const contains = (text: string) => foldText(text).includes(wanted);
  const actions = auditActionIds.map((id) => auditActions[id]);
  const found = {
    operations: actions
      .filter(({ en, tr }) => contains(en) || contains(tr))
      .flatMap((one) => one.operations),
    ids: things.filter(({ name }) => contains(name)).map(({ id }) => id),
    mark: /(?:^|\s)([0-9a-f]{4})$/.exec(wanted)?.[1],
  };
  return { ...filter, search: found };
}
