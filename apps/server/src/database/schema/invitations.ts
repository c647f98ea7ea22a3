import { invitedRoles } from "@tessera/contract";
import { index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { tenantPolicy } from "./app-role.ts";
import { createdAt, instant, locale, organizationId } from "./columns.ts";
import { organizations } from "./organizations.ts";

/** The open and expired invitations; an accepted or withdrawn one is deleted. */
export const invitations = pgTable(
  "invitations",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    /** A version 7 uuid, so that ids sort by time. */
    id: uuid("id").notNull(),
    /** In canonical form. */
    email: text("email").notNull(),
    role: text("role", { enum: invitedRoles }).notNull(),
    /** The hash of the token in the current link; null until the link is created. */
    tokenHash: text("token_hash").unique(),
    /** Incremented for each new link, so that a job for an earlier one sends nothing. */
    linkNumber: integer("link_number").notNull().default(1),
    /** The language of the person who invited, for an address without an account. */
    locale: locale(),
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    sentAt: instant("sent_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique("invitations_of_address").on(table.organizationId, table.email),
    index("invitations_by_expiry").on(table.expiresAt),
    tenantPolicy("invitations"),
  ],
);
