import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { feedback, organizations, users } from "#database/schema.ts";
import type { Uuid } from "#ids/uuid.ts";

/** Feedback with its writer and organization, for its mail. */
export type WrittenFeedback = typeof feedback.$inferSelect & {
  readonly writer: { readonly name: string; readonly email: string };
  readonly organization: Pick<typeof organizations.$inferSelect, "name" | "slug" | "plan"> | null;
};

/** Inserts feedback and returns its time. */
export async function insertFeedback(
  transaction: Transaction,
  row: typeof feedback.$inferInsert,
): Promise<Date> {
  const [stored] = await transaction.insert(feedback).values(row).returning();
  if (stored === undefined) throw new Error("The feedback was not stored.");
  return stored.createdAt;
}

/** Finds feedback by its id, for its writer; undefined once the account is deleted. */
export async function findFeedback(
  transaction: Transaction,
  id: Uuid,
): Promise<WrittenFeedback | undefined> {
  const [row] = await transaction
    .select({ stored: feedback, writer: users, organization: organizations })
    .from(feedback)
    .innerJoin(users, eq(users.id, feedback.userId))
    .leftJoin(organizations, eq(organizations.id, feedback.organizationId))
    .where(eq(feedback.id, id));
  return row && { ...row.stored, writer: row.writer, organization: row.organization };
}
