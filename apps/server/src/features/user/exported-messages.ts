import { asc, eq } from "drizzle-orm";
import { pseudonymOf } from "#audit/pseudonym-of.ts";
import type { Transaction } from "#database/database.ts";
import { accountAudit, contactMessages, feedback, notifications } from "#database/schema.ts";
import type { Uuid } from "#ids/uuid.ts";
import { printInstants } from "./print-instants.ts";

/** Lists what a user wrote to the operators, what the user was notified of, and what happened to the account. */
export async function exportMessages(transaction: Transaction, userId: Uuid) {
  return {
    notifications: await listNotifications(transaction, userId),
    feedback: await listFeedback(transaction, userId),
    contactMessages: await listContactMessages(transaction, userId),
    activity: await listActivity(transaction, userId),
  };
}

async function listNotifications(transaction: Transaction, userId: Uuid) {
  const { id, kind, organizationId, projectId, details, createdAt, readAt } = notifications;
  const columns = { kind, organizationId, projectId, details, createdAt, readAt };
  const found = transaction.select(columns).from(notifications);
  return printInstants(await found.where(eq(notifications.userId, userId)).orderBy(asc(id)));
}

async function listFeedback(transaction: Transaction, userId: Uuid) {
  const { organizationId, text, createdAt } = feedback;
  const found = transaction.select({ organizationId, text, createdAt }).from(feedback);
  return printInstants(await found.where(eq(feedback.userId, userId)).orderBy(asc(createdAt)));
}

/** Lists the messages that were sent with an address of the user while the account had it. */
async function listContactMessages(transaction: Transaction, userId: Uuid) {
  const { name, email, subject, message, createdAt } = contactMessages;
  const found = transaction.select({ name, email, subject, message, createdAt });
  const rows = found.from(contactMessages).where(eq(contactMessages.userId, userId));
  return printInstants(await rows.orderBy(asc(createdAt)));
}

async function listActivity(transaction: Transaction, userId: Uuid) {
  const { operation, result, createdAt } = accountAudit;
  const found = transaction.select({ operation, result, createdAt }).from(accountAudit);
  const rows = found.where(eq(accountAudit.accountId, pseudonymOf(userId)));
  return printInstants(await rows.orderBy(asc(createdAt)));
}
