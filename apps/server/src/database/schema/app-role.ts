import { sql } from "drizzle-orm";
import { pgPolicy, pgRole } from "drizzle-orm/pg-core";

/** The role of every connection of the pool; it owns nothing and bypasses no policy. */
export const appRole = pgRole("tessera_app").existing();

const isOfTenant = sql`organization_id = (select app_organization_id())`;
const isOfMember = sql`organization_id in (select app_memberships())`;

/** The policy of tenant rows: only rows of the transaction's organization can be read or written. */
export function tenantPolicy(table: string) {
  return pgPolicy(`${table}_of_tenant`, {
    for: "all",
    to: appRole,
    using: isOfTenant,
    withCheck: isOfTenant,
  });
}

/** The policy of rows that find a tenant: a user reads those of all their organizations. */
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
