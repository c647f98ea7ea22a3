import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { userId } from "./accounts.ts";
import { createdAt, instant } from "./columns.ts";

/** A login on one device: the family of its refresh tokens. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: userId(),
    /** The names that `describeDevice` found; null when they are unknown. */
    browser: text("browser"),
    system: text("system"),
    createdAt: createdAt(),
    /** The time of the login or of the last refresh. */
    lastUsedAt: instant("last_used_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    /** Set by a logout, by its user, by a new password, and by the reuse of a refresh token. */
    endedAt: instant("ended_at"),
  },
  (table) => [index("sessions_of_user").on(table.userId)],
);

/**
 * The keys of browsers that logged in, hashed. A key survives logout, and an account has at most ten.
 * A new password deletes all keys of its account.
 */
export const deviceKeys = pgTable(
  "device_keys",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: userId(),
    createdAt: createdAt(),
    /** The time of the last login with the key. */
    lastUsedAt: instant("last_used_at").notNull(),
  },
  (table) => [index("device_keys_of_user").on(table.userId)],
);

/** The refresh tokens of sessions, hashed; used ones are kept to detect their reuse. */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    /** The time when it was exchanged for its successor. */
    usedAt: instant("used_at"),
    successorHash: text("successor_hash"),
  },
  (table) => [index("refresh_tokens_of_session").on(table.sessionId)],
);
