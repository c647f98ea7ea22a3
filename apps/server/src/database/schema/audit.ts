import { sql } from "drizzle-orm";
import { index, jsonb, pgPolicy, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { appRole, tenantPolicy } from "./app-role.ts";
import { createdAt, organizationId } from "./columns.ts";
import { organizations } from "./organizations.ts";

/** The audit of organizations: action, actor and subject. Rows are inserted and read, never changed. */
export const audit = pgTable(
  "audit",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    /** A version 7 uuid, so that ids sort by time. */
    id: uuid("id").notNull(),
    /** The pseudonym of the person who acted, which outlives the account, therefore no foreign key. */
    actorId: uuid("actor_id").notNull(),
    operation: text("operation").notNull(),
    /** The id of the changed object, or the pseudonym of the changed person. */
    subjectId: uuid("subject_id").notNull(),
    details: jsonb("details").$type<Readonly<Record<string, string | number>>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    // Finds the names of projects that have left the organization.
    index("audit_of_left_projects")
      .on(table.organizationId, table.subjectId)
      .where(sql`operation in ('deleteProject', 'moveProject')`),
    tenantPolicy("audit"),
  ],
);

const isOfAccount = sql`account_id = (select app_audit_id())`;

/**
 * The audit of accounts. Rows are inserted and read, never changed. Accounts and actors are the pseudonyms of people,
 * which outlive the accounts, therefore no foreign keys.
 */
export const accountAudit = pgTable(
  "account_audit",
  {
    /** A request has at most one row, so that a repeated job adds none. */
    requestId: uuid("request_id").primaryKey(),
    accountId: uuid("account_id").notNull(),
    /** The pseudonym of the person who acted; null when the request proved no identity. */
    actorId: uuid("actor_id"),
    sessionId: uuid("session_id"),
    operation: text("operation").notNull(),
    /** The id of the changed object; null when that is the account. */
    targetId: uuid("target_id"),
    result: text("result", { enum: ["done", "refused"] }).notNull(),
    /** A keyed hash of the network address: equal addresses can be found, but not read. */
    addressHash: text("address_hash").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("account_audit_of_account").on(table.accountId, table.createdAt),
    pgPolicy("account_audit_of_account", {
      for: "all",
      to: appRole,
      using: isOfAccount,
      withCheck: isOfAccount,
    }),
  ],
);
