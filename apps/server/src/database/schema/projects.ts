import type { VersionChanges, VersionNote } from "@tessera/contract";
import type { Recipe } from "@tessera/engine";
import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { membershipPolicy, tenantPolicy } from "./app-role.ts";
import { userId, users } from "./accounts.ts";
import { createdAt, instant, organizationId, updatedAt } from "./columns.ts";
import { organizations } from "./organizations.ts";

/** The design systems. A recipe is json and not jsonb, because the order of its custom tokens matters. */
export const projects = pgTable(
  "projects",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    slug: text("slug").notNull(),
    /** The former slugs that no other project of the organization has taken; a trigger keeps them. */
    formerSlugs: text("former_slugs").array().notNull().default([]),
    recipe: json("recipe").$type<Recipe>().notNull(),
    /** Incremented by every accepted save. */
    revision: integer("revision").notNull().default(1),
    /** The author of the last save; null once that account is deleted. */
    updatedBy: uuid("updated_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Archived projects are read-only and do not count toward the plan's limit. */
    archivedAt: instant("archived_at"),
    /** Set for projects that the owner keeps writable on a smaller plan; the oldest follow them. */
    keptAt: instant("kept_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique("projects_slug").on(table.organizationId, table.slug),
    index("projects_by_id").on(table.id),
    // A page of the list reads only its rows.
    index("projects_by_update").on(table.organizationId, table.updatedAt, table.id),
    index("projects_by_creation").on(table.organizationId, table.createdAt, table.id),
    tenantPolicy("projects"),
    membershipPolicy("projects"),
  ],
);

/** The stored revisions of projects: author, time, changes and the whole recipe. */
export const versions = pgTable(
  "versions",
  {
    organizationId: organizationId(),
    projectId: uuid("project_id").notNull(),
    revision: integer("revision").notNull(),
    /** The operation that saved it. */
    operation: text("operation").notNull(),
    recipe: json("recipe").$type<Recipe>().notNull(),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    /** The revision of the first save of its group: successive saves of one author. */
    groupStart: integer("group_start").notNull(),
    /** True for the last save of a group, and for every named or pinned one: a row of the list. */
    isListed: boolean("is_listed").notNull().default(true),
    name: text("name"),
    isPinned: boolean("is_pinned").notNull().default(false),
    /** The changes since the version before its group; null for the first version and for old ones. */
    changes: jsonb("changes").$type<VersionChanges>(),
    note: jsonb("note").$type<VersionNote>(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.projectId, table.revision] }),
    foreignKey({
      name: "versions_project",
      columns: [table.organizationId, table.projectId],
      foreignColumns: [projects.organizationId, projects.id],
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    index("versions_listed")
      .on(table.organizationId, table.projectId, table.revision)
      .where(sql`is_listed`),
    index("versions_pinned")
      .on(table.organizationId, table.projectId, table.revision)
      .where(sql`is_pinned`),
    // Retention deletes the old versions of every project.
    index("versions_by_age").on(table.createdAt),
    tenantPolicy("versions"),
  ],
);

/** The favorite projects of users. */
export const favorites = pgTable(
  "favorites",
  {
    organizationId: organizationId(),
    userId: userId(),
    projectId: uuid("project_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId, table.projectId] }),
    foreignKey({
      name: "favorites_project",
      columns: [table.organizationId, table.projectId],
      foreignColumns: [projects.organizationId, projects.id],
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    tenantPolicy("favorites"),
  ],
);

/** The share links of projects, hashed; a project has at most one. */
export const shareLinks = pgTable(
  "share_links",
  {
    organizationId: organizationId(),
    projectId: uuid("project_id").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.projectId] }),
    foreignKey({
      name: "share_links_project",
      columns: [table.organizationId, table.projectId],
      foreignColumns: [projects.organizationId, projects.id],
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    tenantPolicy("share_links"),
  ],
);
