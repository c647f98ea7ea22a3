import type { operations } from "@tessera/contract";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { pseudonymOf } from "#audit/pseudonym-of.ts";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import { setOrganization, type Transaction } from "#database/database.ts";
import {
  accountAudit,
  apiKeys,
  authenticatorApps,
  favorites,
  formerEmails,
  feedback,
  identities,
  members,
  notifications,
  organizations,
  passkeys,
  recoveryCodes,
  sessions,
} from "#database/schema.ts";
import { ApiError } from "#errors/api-error.ts";
import { getUuid, type Uuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { findAvatar } from "./avatars-repository.ts";
import { findUserById, serializeUser } from "./users-repository.ts";

type ExportUser = typeof operations.exportUser;

/** Returns the data that is stored about the caller, without hashes of secrets. */
export async function exportUser(
  { actor, origin, tenant }: Call<ExportUser>,
  { database }: Services,
): Promise<Answer<ExportUser>> {
  const { userId } = actor;
  const entry = { ...origin, accountId: userId, actor, operation: "exportUser" } as const;
  return database.transaction(tenant, async (transaction) => {
    const user = await findUserById(transaction, userId);
    if (user === undefined) throw new ApiError("notLoggedIn");
    await recordAccountAudit(transaction, { ...entry, result: "done" });
    const data = {
      user: serializeUser(user),
      formerEmails: await listFormerEmails(transaction, userId),
      avatar: await printAvatar(transaction, userId),
      organizations: await listMemberships(transaction, userId),
      sessions: await listSessions(transaction, userId),
      apiKeys: await listKeys(transaction, userId),
      twoFactor: await findTwoFactor(transaction, userId),
      passkeys: await listPasskeys(transaction, userId),
      identities: await listIdentities(transaction, userId),
      notifications: await listNotifications(transaction, userId),
      feedback: await listFeedback(transaction, userId),
      activity: await listActivity(transaction, userId),
    };
    return { data };
  });
}

async function listFormerEmails(transaction: Transaction, userId: Uuid) {
  const found = transaction.select({ email: formerEmails.email }).from(formerEmails);
  const rows = await found
    .where(eq(formerEmails.userId, userId))
    .orderBy(asc(formerEmails.createdAt));
  return rows.map(({ email }) => email);
}

async function printAvatar(transaction: Transaction, userId: Uuid) {
  const image = await findAvatar(transaction, userId);
  return image === undefined ? null : `data:image/webp;base64,${image.toString("base64")}`;
}

async function listMemberships(transaction: Transaction, userId: Uuid) {
  const rows = await transaction
    .select({
      id: organizations.id,
      name: organizations.name,
      slug: organizations.slug,
      role: members.role,
      joinedAt: members.createdAt,
    })
    .from(members)
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(eq(members.userId, userId))
    .orderBy(asc(members.createdAt));
  const memberships = [];
  for (const { joinedAt, ...row } of rows) {
    await setOrganization(transaction, getUuid(row.id));
    const own = transaction.select({ id: favorites.projectId }).from(favorites);
    const found = await own.where(eq(favorites.userId, userId));
    const ids = found.map(({ id }) => id);
    memberships.push({ ...row, joinedAt: joinedAt.toISOString(), favorites: ids });
  }
  return memberships;
}

async function listSessions(transaction: Transaction, userId: Uuid) {
  const { browser, system, createdAt, lastUsedAt, endedAt } = sessions;
  const columns = { browser, system, createdAt, lastUsedAt, endedAt };
  const found = transaction.select(columns).from(sessions).where(eq(sessions.userId, userId));
  return (await found.orderBy(asc(createdAt))).map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
}

async function listKeys(transaction: Transaction, userId: Uuid) {
  const { id, name, scope, ending, createdAt, expiresAt, lastUsedAt } = apiKeys;
  const columns = { id, name, scope, ending, createdAt, expiresAt, lastUsedAt };
  const found = transaction.select(columns).from(apiKeys).where(eq(apiKeys.userId, userId));
  return (await found.orderBy(asc(createdAt))).map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

async function findTwoFactor(transaction: Transaction, userId: Uuid) {
  const { confirmedAt, lastUsedAt } = authenticatorApps;
  const found = transaction.select({ confirmedAt, lastUsedAt }).from(authenticatorApps);
  const [app] = await found.where(
    and(eq(authenticatorApps.userId, userId), isNotNull(confirmedAt)),
  );
  const codes = await transaction.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
  if (!app?.confirmedAt) return { app: null, recoveryCodes: 0 };
  const lastUse = app.lastUsedAt?.toISOString() ?? null;
  return {
    app: { confirmedAt: app.confirmedAt.toISOString(), lastUsedAt: lastUse },
    recoveryCodes: codes,
  };
}

async function listPasskeys(transaction: Transaction, userId: Uuid) {
  const { id, name, createdAt, lastUsedAt } = passkeys;
  const found = transaction.select({ id, name, createdAt, lastUsedAt }).from(passkeys);
  return (await found.where(eq(passkeys.userId, userId)).orderBy(asc(id))).map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

async function listIdentities(transaction: Transaction, userId: Uuid) {
  const { id, provider, accountName, createdAt, lastUsedAt } = identities;
  const columns = { id, provider, accountName, createdAt, lastUsedAt };
  const found = transaction.select(columns).from(identities).where(eq(identities.userId, userId));
  return (await found.orderBy(asc(id))).map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

async function listNotifications(transaction: Transaction, userId: Uuid) {
  const { kind, createdAt, readAt } = notifications;
  const found = transaction.select({ kind, createdAt, readAt }).from(notifications);
  const rows = await found.where(eq(notifications.userId, userId)).orderBy(asc(notifications.id));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  }));
}

async function listFeedback(transaction: Transaction, userId: Uuid) {
  const { text, createdAt } = feedback;
  const found = transaction.select({ text, createdAt }).from(feedback);
  const rows = await found.where(eq(feedback.userId, userId)).orderBy(asc(createdAt));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

async function listActivity(transaction: Transaction, userId: Uuid) {
  const { operation, result, createdAt } = accountAudit;
  const found = transaction.select({ operation, result, createdAt }).from(accountAudit);
  const rows = await found
    .where(eq(accountAudit.accountId, pseudonymOf(userId)))
    .orderBy(asc(createdAt));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
