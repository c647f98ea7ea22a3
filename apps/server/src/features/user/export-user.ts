import type { operations } from "@tessera/contract";
import { asc, eq } from "drizzle-orm";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import type { Transaction } from "#database/database.ts";
import { formerEmails } from "#database/schema.ts";
import { ApiError } from "#errors/api-error.ts";
import type { Uuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { findAvatar } from "./avatars-repository.ts";
import { exportLogins } from "./exported-logins.ts";
import { exportMessages } from "./exported-messages.ts";
import { exportOrganizations } from "./exported-organizations.ts";
import { findUserById, serializeUser } from "./users-repository.ts";

type ExportUser = typeof operations.exportUser;

/**
 * Returns the data that is stored about the caller, without secrets and their hashes, and of other people only what the
 * caller entered. `testing/personal-tables.ts` lists where each table is exported, or why it is not.
 */
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
    const termsAcceptedAt = user.termsAcceptedAt.toISOString();
    const data = {
      user: { ...serializeUser(user), termsAcceptedAt },
      formerEmails: await listFormerEmails(transaction, userId),
      avatar: await printAvatar(transaction, userId),
      ...(await exportLogins(transaction, userId)),
      ...(await exportMessages(transaction, userId)),
      ...(await exportOrganizations(transaction, { userId, email: user.email })),
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
