import type { SocialProvider } from "@tessera/contract";
import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { userId, users } from "./accounts.ts";
import { createdAt, instant } from "./columns.ts";

/** A provider of social login. */
function provider() {
  return text("provider").$type<SocialProvider>().notNull();
}

/** The connected accounts of providers; an account has at most one of each provider. */
export const identities = pgTable(
  "identities",
  {
    /** A version 7 uuid, so that ids sort by time. */
    id: uuid("id").primaryKey(),
    userId: userId(),
    provider: provider(),
    /** The id of the user at the provider, which never belongs to another user. */
    subject: text("subject").notNull(),
    /** The name or the address at the provider, by which the user recognizes the account. */
    accountName: text("account_name").notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [
    unique("identities_of_subject").on(table.provider, table.subject),
    unique("identities_of_user").on(table.userId, table.provider),
  ],
);

/** The live requests to providers; each is deleted by its first answer. */
export const socialRequests = pgTable(
  "social_requests",
  {
    stateHash: text("state_hash").primaryKey(),
    provider: provider(),
    /** The hash of the browser's code verifier. */
    codeChallenge: text("code_challenge").notNull(),
    nonce: text("nonce").notNull(),
    /** The account that connects the provider; null for a login. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("social_requests_of_user").on(table.userId)],
);

/** First social logins that wait for the data of their account. */
export const socialSignUps = pgTable(
  "social_sign_ups",
  {
    /** The hash of the token that the person who logged in at the provider has. */
    tokenHash: text("token_hash").primaryKey(),
    provider: provider(),
    subject: text("subject").notNull(),
    accountName: text("account_name").notNull(),
    /** The address that the provider has verified. */
    email: text("email").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("social_sign_ups_of_email").on(table.email)],
);
