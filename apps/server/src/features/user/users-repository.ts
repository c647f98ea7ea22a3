import type { NotificationMails, ThemeSettings, userSchema } from "@tessera/contract";
import { eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "#database/database.ts";
import { users } from "#database/schema.ts";
import type { BoundStatement, Statement } from "#database/statements.ts";
import type { Uuid } from "#ids/uuid.ts";
import { avatarPathOf } from "./avatars-repository.ts";

/** A stored account, with the name of its picture's file. */
export type UserRow = typeof users.$inferSelect & { readonly avatar: string | null };

const avatarName = "(select file_name from avatars where user_id = users.id)";
/** The columns of a stored account. */
export const userColumns = {
  ...getTableColumns(users),
  avatar: sql<string | null>`${sql.raw(avatarName)}`,
};

/** The fields of an account that its owner sees. */
type OwnUser = Pick<
  UserRow,
  | "id"
  | "email"
  | "name"
  | "phone"
  | "birthDate"
  | "avatar"
  | "locale"
  | "theme"
  | "notificationMails"
  | "createdAt"
  | "passwordChangedAt"
>;

const owner: Statement<OwnUser> = {
  name: "user",
  text: `select id, email, name, phone, birth_date::text as "birthDate", locale, theme,
      notification_mails as "notificationMails", ${avatarName} as avatar,
      created_at as "createdAt",
      password_changed_at as "passwordChangedAt"
    from users where id = $1`,
};

/** Selects an account for its owner. */
export function selectOwner(id: Uuid): BoundStatement<OwnUser> {
  return { statement: owner, values: [id] };
}

/** Inserts an account; undefined when its address has one. */
export async function insertUser(
  transaction: Transaction,
  user: typeof users.$inferInsert,
): Promise<UserRow | undefined> {
  const inserted = transaction.insert(users).values(user);
  const [row] = await inserted.onConflictDoNothing({ target: users.email }).returning(userColumns);
  return row;
}

/** Finds the account of an address. */
export async function findUserByEmail(
  transaction: Transaction,
  email: string,
): Promise<UserRow | undefined> {
  const [row] = await transaction.select(userColumns).from(users).where(eq(users.email, email));
  return row;
}

/**
 * Selects the id of the account that has an address, for a row that belongs to it; null when none has it. The lock waits
 * for a deletion or a change of the address that is under way.
 */
export function selectIdOfEmail(email: string): SQL<string | null> {
  return sql`(select id from users where email = ${email} for key share)`;
}

/** Finds an account by its id. */
export async function findUserById(
  transaction: Transaction,
  id: Uuid,
): Promise<UserRow | undefined> {
  const [row] = await transaction.select(userColumns).from(users).where(eq(users.id, id));
  return row;
}

/**
 * Finds an account and locks it until the end of the transaction: before a deletion with the strength "update", and with
 * "key share" against a deletion only, so that a row with its address is written before that or not at all.
 */
export async function lockUser(
  transaction: Transaction,
  id: Uuid,
  strength: "key share" | "no key update" | "update" = "no key update",
): Promise<UserRow | undefined> {
  const found = transaction.select(userColumns).from(users).where(eq(users.id, id));
  const [row] = await found.for(strength);
  return row;
}

/** Deletes an account with all rows that refer to it. */
export async function deleteUserRow(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(users).where(eq(users.id, id));
}

/** Replaces the password of an account and returns the account. */
export async function updatePassword(
  transaction: Transaction,
  id: Uuid,
  passwordHash: string,
): Promise<UserRow> {
  const now = sql`clock_timestamp()`;
  const changed = { passwordHash, passwordChangedAt: now, updatedAt: now };
  const updated = transaction.update(users).set(changed).where(eq(users.id, id));
  const [row] = await updated.returning(userColumns);
  if (row === undefined) throw new Error("The account does not exist.");
  return row;
}

/** Replaces the address of an account and returns the account. */
export async function updateEmail(
  transaction: Transaction,
  id: Uuid,
  email: string,
): Promise<UserRow | undefined> {
  const changed = { email, updatedAt: sql`clock_timestamp()` };
  const updated = transaction.update(users).set(changed).where(eq(users.id, id));
  const [row] = await updated.returning(userColumns);
  return row;
}

/** Changes the given fields and theme settings of an account and returns the account; undefined when it does not exist. */
export async function updateUserFields(
  transaction: Transaction,
  id: Uuid,
  fields: Partial<Pick<UserRow, "name" | "phone" | "birthDate" | "locale">>,
  { notifications = {}, ...theme }: ThemeSettings & { notifications?: NotificationMails } = {},
): Promise<UserRow | undefined> {
  const changed = {
    ...fields,
    theme: sql`${users.theme} || ${JSON.stringify(theme)}::jsonb`,
    notificationMails: sql`${users.notificationMails} || ${JSON.stringify(notifications)}::jsonb`,
    updatedAt: sql`clock_timestamp()`,
  };
  const updated = transaction.update(users).set(changed).where(eq(users.id, id));
  const [row] = await updated.returning(userColumns);
  return row;
}

/** Returns an account as its owner sees it. */
export function serializeUser(user: OwnUser): z.input<typeof userSchema> {
  const { id, email, name, phone, birthDate, locale, theme, createdAt, passwordChangedAt } = user;
  const { notificationMails } = user;
  const avatar = user.avatar === null ? null : avatarPathOf(user.avatar);
  return {
    id,
    email,
    name,
    phone,
    birthDate,
    avatar,
    settings: {
      locale,
      ...theme,
      ...(Object.keys(notificationMails).length > 0 && { notifications: notificationMails }),
    },
    createdAt: createdAt.toISOString(),
    passwordChangedAt: passwordChangedAt?.toISOString() ?? null,
  };
}
