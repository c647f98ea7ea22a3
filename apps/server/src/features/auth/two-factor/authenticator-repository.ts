import type { twoFactorSchema } from "@tessera/contract";
import { and, eq, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "#database/database.ts";
import { authenticatorApps } from "#database/schema.ts";
import type { BoundStatement, Statement } from "#database/statements.ts";
import { getUuid, type Uuid } from "#ids/uuid.ts";
import type { KeyRing } from "#secrets/keys.ts";
import { keyIdOf, openText, sealText } from "#secrets/sealed-text.ts";
import { findCodeStep } from "./app-codes.ts";
import { createRecoverySalt } from "./recovery-codes.ts";

const now = sql`clock_timestamp()`;
const isConfirmed = isNotNull(authenticatorApps.confirmedAt);

type OwnApp = {
  readonly confirmedAt: Date;
  readonly lastUsedAt: Date | null;
  readonly recoveryCodes: number;
};

const ownApp: Statement<OwnApp> = {
  name: "two-factor",
  text: `select confirmed_at as "confirmedAt", last_used_at as "lastUsedAt",
      (select count(*)::int from recovery_codes c where c.user_id = a.user_id) as "recoveryCodes"
    from authenticator_apps a where user_id = $1 and confirmed_at is not null`,
};

/** Selects the confirmed authenticator app of an account. */
export function selectTwoFactor(userId: Uuid): BoundStatement<OwnApp> {
  return { statement: ownApp, values: [userId] };
}

/** Returns the two-step login of an account as its user sees it. */
export function serializeTwoFactor(app: OwnApp | undefined): z.input<typeof twoFactorSchema> {
  if (app === undefined) return { app: null, recoveryCodes: 0 };
  const confirmedAt = app.confirmedAt.toISOString();
  const lastUsedAt = app.lastUsedAt?.toISOString() ?? null;
  return { app: { confirmedAt, lastUsedAt }, recoveryCodes: app.recoveryCodes };
}

/** Returns whether logins to an account have a second step. */
export async function hasTwoFactor(transaction: Transaction, userId: Uuid): Promise<boolean> {
  const found = transaction.select({ userId: authenticatorApps.userId }).from(authenticatorApps);
  return (await found.where(and(eq(authenticatorApps.userId, userId), isConfirmed))).length === 1;
}

/** Stores the secret of an app that is not confirmed yet; false when the account has a confirmed one. */
export async function storeAppSecret(
  transaction: Transaction,
  keys: KeyRing,
  { userId, secret }: { readonly userId: Uuid; readonly secret: string },
): Promise<boolean> {
  const { sealed: sealedSecret, keyId } = sealText(keys, secret, userId);
  const fresh = { sealedSecret, keyId, recoverySalt: createRecoverySalt(), lastStep: 0 };
  const stored = await transaction
    .insert(authenticatorApps)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({
      target: authenticatorApps.userId,
      set: fresh,
      setWhere: isNull(authenticatorApps.confirmedAt),
    })
    .returning({ userId: authenticatorApps.userId });
  return stored.length === 1;
}

/** An entered code of an app. */
type GivenAppCode = {
  readonly userId: Uuid;
  readonly code: string;
  /** True for the first code, which confirms the app. */
  readonly confirms: boolean;
};

/** Accepts a code of the account's app once; false for a wrong code, and for one of an earlier or the same step. */
export async function acceptAppCode(
  transaction: Transaction,
  keys: KeyRing,
  { userId, code, confirms }: GivenAppCode,
): Promise<boolean> {
  const isState = confirms ? isNull(authenticatorApps.confirmedAt) : isConfirmed;
  const isApp = and(eq(authenticatorApps.userId, userId), isState);
  const [app] = await transaction.select().from(authenticatorApps).where(isApp);
  const secret = app && openText(keys, { sealed: app.sealedSecret, keyId: app.keyId }, userId);
  const step = secret === undefined ? undefined : findCodeStep(secret, code, Date.now());
  if (step === undefined) return false;
  const accepted = await transaction
    .update(authenticatorApps)
    .set(confirms ? { lastStep: step, confirmedAt: now } : { lastStep: step, lastUsedAt: now })
    .where(and(isApp, lt(authenticatorApps.lastStep, step)))
    .returning({ userId: authenticatorApps.userId });
  return accepted.length === 1;
}

/** Deletes the confirmed app of an account; false when the account has no such app. */
export async function deleteApp(transaction: Transaction, userId: Uuid): Promise<boolean> {
  const isApp = and(eq(authenticatorApps.userId, userId), isConfirmed);
  const deleted = transaction.delete(authenticatorApps).where(isApp);
  return (await deleted.returning({ userId: authenticatorApps.userId })).length === 1;
}

/** Encrypts the secrets of a previous key with the current one, so that the previous key can be removed. */
export async function resealAppSecrets(transaction: Transaction, keys: KeyRing): Promise<void> {
  const isOld = ne(authenticatorApps.keyId, keyIdOf(keys[0]));
  const rows = await transaction.select().from(authenticatorApps).where(isOld).for("update");
  for (const { userId, sealedSecret, keyId } of rows) {
    const secret = openText(keys, { sealed: sealedSecret, keyId }, userId);
    if (secret === undefined) continue;
    const { sealed, keyId: newId } = sealText(keys, secret, getUuid(userId));
    await transaction
      .update(authenticatorApps)
      .set({ sealedSecret: sealed, keyId: newId })
      .where(eq(authenticatorApps.userId, userId));
  }
}
