import { bigint, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { userId, users } from "./accounts.ts";
import { createdAt, instant } from "./columns.ts";

/** The authenticator apps; an account has at most one. */
export const authenticatorApps = pgTable("authenticator_apps", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The secret, encrypted with the key that `keyId` names. */
  sealedSecret: text("sealed_secret").notNull(),
  keyId: text("key_id").notNull(),
  /** The salt of the recovery codes' hashes. */
  recoverySalt: text("recovery_salt").notNull(),
  createdAt: createdAt(),
  /** The time of the first code; null until then, and two-step login is off. */
  confirmedAt: instant("confirmed_at"),
  lastUsedAt: instant("last_used_at"),
  /** The time step of the last accepted code; codes of it and of earlier steps are refused. */
  lastStep: integer("last_step").notNull().default(0),
});

/** The unused recovery codes of accounts, hashed. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  { userId: userId(), codeHash: text("code_hash").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Logins that wait for their second step. */
export const pendingLogins = pgTable(
  "pending_logins",
  {
    /** The hash of the token that the person who gave the password has. */
    tokenHash: text("token_hash").primaryKey(),
    userId: userId(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("pending_logins_of_user").on(table.userId)],
);

/** The passkeys of accounts. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** A version 7 uuid, so that ids sort by time. */
    id: uuid("id").primaryKey(),
    userId: userId(),
    /** Its id in the authenticator, in base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** In COSE, as base64url. */
    publicKey: text("public_key").notNull(),
    /** The count of signatures, which reveals a copied authenticator; synchronized passkeys always have zero. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    name: text("name").notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("passkeys_of_user").on(table.userId)],
);

/** The live challenges for passkeys; each is deleted when it is used. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challengeHash: text("challenge_hash").primaryKey(),
    /** The account that adds a passkey; null for a login, which names no account. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("passkey_challenges_of_user").on(table.userId)],
);
