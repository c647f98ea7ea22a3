import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { feedback, organizations, users } from "#database/schema.ts";
import type { Uuid } from "#ids/uuid.ts";

/** Feedback with who wrote it and where, as its mail tells. */
export type WrittenFeedback = typeof feedback.$inferSelect & {
  readonly writer: { readonly name: string; readonly email: string };
  readonly organization: Pick<typeof organizations.$inferSelect, "name" | "slug" | "plan"> | null;
};

/** Keeps feedback; the moment that it was kept. */
export async function insertFeedback(
  transaction: Transaction,
  row: typeof feedback.$inferInsert,
): Promise<Date> {
  const [kept] = await transaction.insert(feedback).values(row).returning();
  if (kept === undefined) throw new Error("The feedback was not kept.");
  return kept.createdAt;
}

/** The feedback of an id, for whoever wrote it; undefined once it is gone with its account. */
export async function findFeedback(
  transaction: Transaction,
  id: Uuid,
): Promise<WrittenFeedback | undefined> {
  const [row] = await transaction
    .select({ kept: feedback, writer: users, organization: organizations })
    .from(feedback)
    .innerJoin(users, eq(users.id, feedback.userId))
    .leftJoin(organizations, eq(organizations.id, feedback.organizationId))
    .where(eq(feedback.id, id));
  return row && { ...row.kept, writer: row.writer, organization: row.organization };
}
