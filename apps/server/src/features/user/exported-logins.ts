import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import {
  apiKeys,
  authenticatorApps,
  deviceKeys,
  identities,
  passkeys,
  recoveryCodes,
  sessions,
} from "#database/schema.ts";
import type { Uuid } from "#ids/uuid.ts";
import { printInstants } from "./print-instants.ts";

/** Lists how a user logs in, and from where, without what proves it. */
export async function exportLogins(transaction: Transaction, userId: Uuid) {
  return {
    sessions: await listSessions(transaction, userId),
    deviceKeys: await listDeviceKeys(transaction, userId),
    apiKeys: await listKeys(transaction, userId),
    twoFactor: await findTwoFactor(transaction, userId),
    passkeys: await listPasskeys(transaction, userId),
    identities: await listIdentities(transaction, userId),
  };
}

async function listSessions(transaction: Transaction, userId: Uuid) {
  const { browser, system, createdAt, lastUsedAt, endedAt } = sessions;
  const columns = { browser, system, createdAt, lastUsedAt, endedAt };
  const found = transaction.select(columns).from(sessions).where(eq(sessions.userId, userId));
  return printInstants(await found.orderBy(asc(createdAt)));
}

async function listDeviceKeys(transaction: Transaction, userId: Uuid) {
  const { createdAt, lastUsedAt } = deviceKeys;
  const found = transaction.select({ createdAt, lastUsedAt }).from(deviceKeys);
  return printInstants(await found.where(eq(deviceKeys.userId, userId)).orderBy(asc(createdAt)));
}

async function listKeys(transaction: Transaction, userId: Uuid) {
  const { id, name, scope, ending, createdAt, expiresAt, lastUsedAt } = apiKeys;
  const columns = { id, name, scope, ending, createdAt, expiresAt, lastUsedAt };
  const found = transaction.select(columns).from(apiKeys).where(eq(apiKeys.userId, userId));
  return printInstants(await found.orderBy(asc(createdAt)));
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
  return printInstants(await found.where(eq(passkeys.userId, userId)).orderBy(asc(id)));
}

async function listIdentities(transaction: Transaction, userId: Uuid) {
  const { id, provider, accountName, createdAt, lastUsedAt } = identities;
  const columns = { id, provider, accountName, createdAt, lastUsedAt };
  const found = transaction.select(columns).from(identities).where(eq(identities.userId, userId));
  return printInstants(await found.orderBy(asc(id)));
}
