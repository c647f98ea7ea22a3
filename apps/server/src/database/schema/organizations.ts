import { planIds, roles } from "@tessera/contract";
import { sql } from "drizzle-orm";
import { index, pgPolicy, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { userId } from "./accounts.ts";
import { appRole, membershipPolicy, tenantPolicy } from "./app-role.ts";
import { bytes, createdAt, instant, organizationId, updatedAt } from "./columns.ts";

const isTenant = sql`id = (select app_organization_id())`;

/** The tenants. */
export const organizations = pgTable(
  "organizations",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    slug: text("slug").notNull().unique(),
    logoUrl: text("logo_url"),
    /** The time of the planned deletion, which an owner can undo until then. */
    deletionAt: instant("deletion_at"),
    plan: text("plan", { enum: planIds }).notNull().default("free"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  () => [
    pgPolicy("organizations_of_tenant", {
      for: "all",
      to: appRole,
      using: isTenant,
      withCheck: isTenant,
    }),
    membershipPolicy("organizations", "id"),
  ],
);

/** The logos of organizations. */
export const logos = pgTable(
  "logos",
  {
    organizationId: organizationId()
      .primaryKey()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** Random, so that only those who are sent it can read the logo. */
    fileName: text("file_name").notNull().unique(),
    /** In WebP. */
    image: bytes("image").notNull(),
    createdAt: createdAt(),
  },
  () => [tenantPolicy("logos")],
);

/** The former slugs of organizations; a trigger adds them, and deletes one that another organization takes. */
export const formerSlugs = pgTable(
  "former_slugs",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    slug: text("slug").notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.slug] }),
    tenantPolicy("former_slugs"),
    membershipPolicy("former_slugs"),
  ],
);

/** The members of organizations, with their roles. */
export const members = pgTable(
  "members",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    userId: userId(),
    role: text("role", { enum: roles }).notNull(),
    createdAt: createdAt(),
    /** Set for members whom the owner keeps writable on a smaller plan; the oldest follow them. */
    keptAt: instant("kept_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    index("members_of_user").on(table.userId),
    tenantPolicy("members"),
    membershipPolicy("members"),
  ],
);
