import { sql, type SQL } from "drizzle-orm";
import type { Uuid } from "#ids/uuid.ts";

/** The pseudonym of a user; null when there is no such account. */
export function pseudonymOf(userId: Uuid): SQL<string> {
  return sql<string>`(select audit_id from users where id = ${userId})`;
}

/** The pseudonym, if an id is that of a user; otherwise the id. */
export function withoutUserId(id: Uuid): SQL<string> {
  return sql<string>`coalesce(${pseudonymOf(id)}, ${id})`;
}
