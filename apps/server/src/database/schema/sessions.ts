import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { createdAt, moment } from "./columns.ts";

/** One sign-in on one device: the family of its refresh tokens. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    /** Set by logout, and by the reuse of a refresh token. */
    endedAt: moment("ended_at"),
  },
  (table) => [index("sessions_of_user").on(table.userId)],
);

/** Every refresh token of a session, hashed; those already used are kept so that their reuse is noticed. */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    /** When it was exchanged for its successor. */
    usedAt: moment("used_at"),
    successorHash: text("successor_hash"),
  },
  (table) => [index("refresh_tokens_of_session").on(table.sessionId)],
);
