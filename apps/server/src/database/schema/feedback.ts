import { sql } from "drizzle-orm";
import { boolean, index, pgPolicy, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { userId } from "./accounts.ts";
import { appRole } from "./app-role.ts";
import { createdAt, locale } from "./columns.ts";
import { organizations } from "./organizations.ts";

const isOfPerson = sql`user_id = (select app_user_id())`;
const isInTenant = sql`(organization_id is null or organization_id = (select app_organization_id()))`;

/** Feedback belongs to its writer, may have no organization, and is deleted with the account. */
export const feedback = pgTable(
  "feedback",
  {
    id: uuid("id").primaryKey(),
    userId: userId(),
    /** The organization that it was written from; null once that is deleted. */
    organizationId: uuid("organization_id").references(() => organizations.id, {
      onDelete: "set null",
    }),
    /** True when the organization's plan included priority support. */
    isPriority: boolean("is_priority").notNull(),
    locale: locale(),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("feedback_of_user").on(table.userId),
    index("feedback_in_order").on(table.isPriority.desc(), table.createdAt),
    pgPolicy("feedback_of_person", {
      for: "all",
      to: appRole,
      using: isOfPerson,
      withCheck: sql`${isOfPerson} and ${isInTenant}`,
    }),
  ],
);
