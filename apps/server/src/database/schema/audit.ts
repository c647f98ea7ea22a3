import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { tenantPolicy } from "./app-role.ts";
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
