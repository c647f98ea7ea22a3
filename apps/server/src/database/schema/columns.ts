import { locales } from "@tessera/contract";
import { customType, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** The first column of the primary key of every tenant table. */
export function organizationId() {
  return uuid("organization_id").notNull();
}

/** The language of a person. */
export function locale() {
  return text("locale", { enum: locales }).notNull();
}

/** An instant, stored with its time zone. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: "date" });
}

/** The time of the insert. */
export function createdAt() {
  return instant("created_at").notNull().defaultNow();
}

/** The time of the last change; every update sets it. */
export function updatedAt() {
  return instant("updated_at").notNull().defaultNow();
}

/** The bytes of a file. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
