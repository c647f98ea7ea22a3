import type { operations } from "@tessera/contract";
import { sql } from "drizzle-orm";
import { requireLiveSession } from "#access/require-live-session.ts";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import type { Transaction } from "#database/database.ts";
import { formerEmails } from "#database/schema.ts";
import { ApiError } from "#errors/api-error.ts";
import {
  findUserByEmail,
  findUserById,
  lockUser,
  serializeUser,
  updateEmail,
  type UserRow,
} from "#features/user/index.ts";
import type { Uuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import { hashOpaqueToken } from "#secrets/opaque-token.ts";
import type { Services } from "#services.ts";
import { compareCode, consumeCode, deleteCodes, findSentAddress } from "./one-time-codes.ts";
import { endSessionsOfUser } from "./sessions-repository.ts";
import { deletePendingLogins } from "./two-factor/pending-logins.ts";

type ConfirmEmailChange = typeof operations.confirmEmailChange;
type ConfirmCall = Call<ConfirmEmailChange>;

/** The addresses of a request whose codes are right. */
type Confirmed = { readonly from: string; readonly to: string; readonly tokenHash: string };

/** Replaces the address of the caller with both codes, ends the other sessions and pending logins, and mails the former address. */
export async function confirmEmailChange(
  call: ConfirmCall,
  services: Services,
): Promise<Answer<ConfirmEmailChange>> {
  const confirmed = await compareCodes(call, services);
  const { actor, origin, tenant } = call;
  const { userId } = actor;
  const entry = { ...origin, accountId: userId, actor, operation: "confirmEmailChange" } as const;
  const change = services.database.transactionInTurn(
    `user ${userId}`,
    tenant,
    async (transaction) => {
      const user = confirmed && (await replaceAddress(transaction, services, { call, confirmed }));
      await recordAccountAudit(transaction, { ...entry, result: user ? "done" : "refused" });
      if (!user) return undefined;
      const { locale } = user;
      const mail = { userId, email: confirmed.from, locale };
      await services.jobs.send(transaction, "mail-email-changed", mail);
      return user;
    },
  );
  const changed = await change.catch(refuseTaken);
  if (changed === undefined) throw new ApiError("codeRefused");
  return { data: serializeUser(changed) };
}

/** Compares both codes, which counts an attempt for each; it commits on its own. */
function compareCodes(
  { actor: { userId }, body }: ConfirmCall,
  { database, keys }: Services,
): Promise<Confirmed | undefined> {
  const tokenHash = hashOpaqueToken(body.changeToken);
  const key = keys["one-time-code"];
  return database.transactionInTurn(`code ${tokenHash}`, {}, async (transaction) => {
    const user = await findUserById(transaction, userId);
    const from = user?.email ?? "";
    const to = (await findSentAddress(transaction, "email-change-new", tokenHash)) ?? "";
    const current = {
      purpose: "email-change-current",
      email: from,
      code: body.currentCode,
    } as const;
    const next = { purpose: "email-change-new", email: to, code: body.newCode } as const;
    const isCurrent = await compareCode(transaction, key, { ...current, tokenHash });
    const isNew = await compareCode(transaction, key, { ...next, tokenHash });
    return isCurrent && isNew ? { from, to, tokenHash } : undefined;
  });
}

/** Replaces the address once for its codes; undefined when another call used them or the address is taken. */
async function replaceAddress(
  transaction: Transaction,
  { events }: Services,
  { call, confirmed }: { readonly call: ConfirmCall; readonly confirmed: Confirmed },
): Promise<UserRow | undefined> {
  const { userId, sessionId } = call.actor;
  const { from, to, tokenHash } = confirmed;
  const user = await lockUser(transaction, userId);
  await requireLiveSession(transaction, call.actor);
  const isFirst = await consumeCode(transaction, "email-change-current", tokenHash);
  await consumeCode(transaction, "email-change-new", tokenHash);
  const isTaken = (await findUserByEmail(transaction, to)) !== undefined;
  if (!isFirst || isTaken || user?.email !== from) return undefined;
  await endSessionsOfUser(transaction, events, { userId, exceptId: sessionId });
  await deletePendingLogins(transaction, userId);
  await deleteCodes(transaction, { email: from });
  await keepFormerEmail(transaction, userId, from);
  return updateEmail(transaction, userId, to);
}

/** Stores an address with the time of its latest replacement. */
async function keepFormerEmail(
  transaction: Transaction,
  userId: Uuid,
  email: string,
): Promise<void> {
  const target = [formerEmails.userId, formerEmails.email];
  const latest = { createdAt: sql`now()` };
  const inserted = transaction.insert(formerEmails).values({ userId, email });
  await inserted.onConflictDoUpdate({ target, set: latest });
}

const uniqueViolation = "23505";

/** Returns undefined for an address that another account took since it was looked up; throws other errors. */
function refuseTaken(error: unknown): undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if ((cause as { code?: unknown } | undefined)?.code !== uniqueViolation) throw error;
}
