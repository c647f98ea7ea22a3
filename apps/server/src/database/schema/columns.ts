import { timestamp, uuid } from "drizzle-orm/pg-core";

/** The first column of every tenant table's primary key. */
export function organizationId() {
  return uuid("organization_id").notNull();
}

/** A moment, stored with its time zone. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: "date" });
}

/** When the row was made. */
export function createdAt() {
  return moment("created_at").notNull().defaultNow();
}

/** When the row was last changed; whoever changes it sets it. */
export function updatedAt() {
  return moment("updated_at").notNull().defaultNow();
}
