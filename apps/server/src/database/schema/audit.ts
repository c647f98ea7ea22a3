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
    /** A pseudonym once the account is deleted, therefore no foreign key. */
    actorId: uuid("actor_id").notNull(),
    operation: text("operation").notNull(),
    subjectId: uuid("subject_id").notNull(),
    details: jsonb("details").$type<Readonly<Record<string, string | number>>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] }), tenantPolicy("audit")],
);

const isOfAccount = sql`account_id = (select app_user_id())`;

/**
 * The audit of accounts. Rows are inserted and read, never changed. The ids of people are pseudonyms once the account is
 * deleted, therefore no foreign keys.
 */
export const accountAudit = pgTable(
  "account_audit",
  {
    /** A request has at most one row, so that a repeated job adds none. */
    requestId: uuid("request_id").primaryKey(),
    accountId: uuid("account_id").notNull(),
    /** The person who acted; null when the request proved no identity. */
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
