import { notificationKinds, type NotificationDetails } from "@tessera/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  foreignKey,
  index,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { userId, users } from "./accounts.ts";
import { appRole, tenantPolicy } from "./app-role.ts";
import { createdAt, instant, locale, organizationId } from "./columns.ts";
import { organizations } from "./organizations.ts";
import { projects } from "./projects.ts";

const isOfPerson = sql`user_id = (select app_user_id())`;
const isInTenant = sql`organization_id = (select app_organization_id())`;

/** The notifications of users; a member of the organization writes them, and their user reads them. */
export const notifications = pgTable(
  "notifications",
  {
    /** A version 7 uuid, so that ids sort by time. */
    id: uuid("id").primaryKey(),
    userId: userId(),
    organizationId: uuid("organization_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    projectId: uuid("project_id"),
    kind: text("kind", { enum: notificationKinds }).notNull(),
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "set null" }),
    details: jsonb("details").$type<NotificationDetails>().notNull(),
    createdAt: createdAt(),
    readAt: instant("read_at"),
    /** The transaction that wrote it: a stream reads only those before which no transaction is open. */
    writtenIn: bigint("written_in", { mode: "number" })
      .notNull()
      .default(sql`(pg_current_xact_id()::text)::bigint`),
  },
  (table) => [
    index("notifications_of_user").on(table.userId, table.id),
    index("notifications_in_order").on(table.userId, table.writtenIn, table.id),
    index("notifications_unread")
      .on(table.userId)
      .where(sql`read_at is null`),
    index("notifications_of_project").on(table.organizationId, table.projectId),
    index("notifications_by_age").on(table.createdAt),
    foreignKey({
      name: "notifications_project",
      columns: [table.organizationId, table.projectId],
      foreignColumns: [projects.organizationId, projects.id],
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    pgPolicy("notifications_of_person", {
      for: "all",
      to: appRole,
      using: isOfPerson,
      withCheck: isOfPerson,
    }),
    pgPolicy("notifications_of_writer", { for: "insert", to: appRole, withCheck: isInTenant }),
  ],
);

/** The people who have a project open, by stream; an unlogged table, which a crash empties. */
export const presences = pgTable(
  "presences",
  {
    organizationId: organizationId(),
    projectId: uuid("project_id").notNull(),
    streamId: uuid("stream_id").notNull(),
    userId: userId(),
    seenAt: instant("seen_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.projectId, table.streamId] }),
    index("presences_of_user").on(table.userId),
    index("presences_by_age").on(table.seenAt),
    foreignKey({
      name: "presences_project",
      columns: [table.organizationId, table.projectId],
      foreignColumns: [projects.organizationId, projects.id],
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    tenantPolicy("presences"),
  ],
);

/** Messages to the operators, from anyone, for twelve months; the server reads those that it mails, and those of an exported account. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid("id").primaryKey(),
    /** The account that had the address when the message was sent; null when none had it. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** True when an account with this address has priority support. */
    isPriority: boolean("is_priority").notNull(),
    locale: locale(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    subject: text("subject"),
    message: text("message").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("contact_messages_in_order").on(table.isPriority.desc(), table.createdAt),
    index("contact_messages_of_email").on(table.email),
    index("contact_messages_of_user").on(table.userId),
    index("contact_messages_by_age").on(table.createdAt),
  ],
);
