import type { NotificationMails, ThemeSettings } from "@tessera/contract";
import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, instant, locale, updatedAt } from "./columns.ts";

/** People with a verified address. */
export const users = pgTable("users", {
  id: uuid("id").primaryKey(),
  /** The pseudonym of the person in the audits. This column is the only link to it, and is deleted with the account. */
  auditId: uuid("audit_id").notNull().unique().defaultRandom(),
  /** In canonical form; accounts are unique by this column. */
  email: text("email").notNull().unique(),
  name: text("name").notNull(),
  /** In E.164. */
  phone: text("phone"),
  /** Null for an account without a password, which logs in with a provider or a passkey. */
  passwordHash: text("password_hash"),
  birthDate: date("birth_date", { mode: "string" }).notNull(),
  locale: locale(),
  /** The settings of the theme that the user has chosen. */
  theme: jsonb("theme").$type<ThemeSettings>().notNull().default({}),
  /** The kinds of notifications that are mailed or not, where the user has chosen. */
  notificationMails: jsonb("notification_mails").$type<NotificationMails>().notNull().default({}),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  /** The time at which the person accepted the terms: that of the registration, not of its verification. */
  termsAcceptedAt: instant("terms_accepted_at").notNull().defaultNow(),
  /** Null without a password. */
  passwordChangedAt: instant("password_changed_at").defaultNow(),
});

/** The account that a row belongs to, and with which it is deleted. */
export function userId() {
  return uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
}

/** The former addresses of accounts, with the time of their latest replacement, so that a deletion also removes what contains them. */
export const formerEmails = pgTable(
  "former_emails",
  {
    userId: userId(),
    email: text("email").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.email] })],
);

/** The pictures of accounts. */
export const avatars = pgTable("avatars", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Random, so that only those who are sent it can read the picture. */
  fileName: text("file_name").notNull().unique(),
  /** A square in WebP. */
  image: bytes("image").notNull(),
  createdAt: createdAt(),
});

/** Waiting registrations. An address may have several, so that no person can change that of another. */
export const registrations = pgTable(
  "registrations",
  {
    /** The hash of the token that the person who registered has. */
    tokenHash: text("token_hash").primaryKey(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    passwordHash: text("password_hash").notNull(),
    birthDate: date("birth_date", { mode: "string" }).notNull(),
    locale: locale(),
    termsAcceptedAt: instant("terms_accepted_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("registrations_of_email").on(table.email)],
);

/** The live one-time codes, hashed: one for each request that mailed one. */
export const oneTimeCodes = pgTable(
  "one_time_codes",
  {
    /** The hash of the token that the person who made the request has. */
    subject: text("subject").notNull(),
    purpose: text("purpose", {
      enum: ["verification", "password-reset", "email-change-current", "email-change-new"],
    }).notNull(),
    /** The address that the code was sent to. */
    email: text("email").notNull(),
    codeHash: text("code_hash").notNull(),
    /** The attempts without the token. */
    attempts: integer("attempts").notNull().default(0),
    /** The attempts with it, which only the person who made the request can make. */
    tokenAttempts: integer("token_attempts").notNull().default(0),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.purpose] }),
    index("one_time_codes_of_email").on(table.email),
  ],
);

/** The times of attempts that a limit counts, by limit (`kind`) and subject. */
export const attempts = pgTable(
  "attempts",
  {
    kind: text("kind", {
      enum: [
        "login",
        "device-login",
        "code",
        "registration-code",
        "reset-code",
        "device-reset-code",
        "password-change",
        "email-change",
        "second-step",
        "device-second-step",
        "recovery-codes",
        "avatar",
        "feedback",
        "contact",
        "invitation",
        "inviting",
        "organization-export",
        "checkout",
        "logo",
      ],
    }).notNull(),
    subject: text("subject").notNull(),
    attemptedAt: instant("attempted_at").array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
);

/** The calls of public routes in the current minute of each caller; an unlogged table, which a crash empties. */
export const publicCalls = pgTable("public_calls", {
  /** A keyed hash of the route and the network address. */
  callerHash: text("caller_hash").primaryKey(),
  calls: integer("calls").notNull(),
  endsAt: instant("ends_at").notNull(),
});
