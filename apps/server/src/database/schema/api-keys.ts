import { apiKeyScopes } from "@tessera/contract";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { userId } from "./accounts.ts";
import { createdAt, instant } from "./columns.ts";

/** The API keys of people, hashed. A deleted key has no row. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid("id").primaryKey(),
    userId: userId(),
    name: text("name").notNull(),
    scope: text("scope", { enum: apiKeyScopes }).notNull(),
    keyHash: text("key_hash").notNull().unique(),
    /** The last characters of the key, by which its owner recognizes it. */
    ending: text("ending").notNull(),
    createdAt: createdAt(),
    expiresAt: instant("expires_at"),
    /** The time of the last call, to the minute. */
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("api_keys_of_user").on(table.userId)],
);
