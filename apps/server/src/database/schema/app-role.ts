import { sql } from "drizzle-orm";
import { pgPolicy, pgRole } from "drizzle-orm/pg-core";

/** The role that every connection of the pool takes: it owns nothing and bypasses no policy. */
export const appRole = pgRole("tessera_app").existing();

const isOfTenant = sql`organization_id = (select app_organization_id())`;
const isOfMember = sql`organization_id in (select app_memberships())`;

/** The policy of a tenant's rows: nothing is seen or written outside the organization of the transaction. */
export function tenantPolicy(table: string) {
  return pgPolicy(`${table}_of_tenant`, {
    for: "all",
    to: appRole,
    using: isOfTenant,
    withCheck: isOfTenant,
  });
}

/** The policy of rows that find the tenant: the person of the transaction sees those of every organization they are a member of. */
export function membershipPolicy(table: string, column = "organization_id") {
  return pgPolicy(`${table}_of_member`, {
    for: "select",
    to: appRole,
    using:
      column === "organization_id"
        ? isOfMember
        : sql`${sql.raw(column)} in (select app_memberships())`,
  });
}
