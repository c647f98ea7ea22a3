import { operations, plans } from "@tessera/contract";
import { eq } from "drizzle-orm";
import { countAttempt } from "#attempts/count-attempt.ts";
import type { Database } from "#database/database.ts";
import { contactMessages, members, organizations } from "#database/schema.ts";
import { findUserByEmail, selectIdOfEmail } from "#features/user/index.ts";
import { createUuid, getUuid } from "#ids/uuid.ts";
import type { Implement } from "#operations/implement.ts";

export { mailContact } from "./mail-contact.ts";

/** Adds the operation that stores a message to the operators and queues its mail, ahead of others for priority support. */
export function implementContact(implement: Implement): void {
  implement(operations.sendContact, async ({ body, locale }, { database, jobs }) => {
    await countAttempt(database, "contact", body.email);
    const id = createUuid();
    const isPriority = await hasPrioritySupport(database, body.email);
    await database.transaction({}, async (transaction) => {
      const userId = selectIdOfEmail(body.email);
      await transaction.insert(contactMessages).values({ id, userId, isPriority, locale, ...body });
      const data = { contactId: id, email: body.email };
      await jobs.send(transaction, "mail-contact", data, { isFirst: isPriority });
    });
    return { data: { id } };
  });
}

/**
 * Returns whether an account with this address is a member of an organization with priority support. The statements
 * are the same without an account, so that the time of the answer does not tell whether there is one. The address is
 * not verified, which the mail states: the form works without a login, and a wrong address only moves one mail forward.
 */
async function hasPrioritySupport(database: Database, email: string): Promise<boolean> {
  const user = await database.transaction({}, (transaction) => findUserByEmail(transaction, email));
  const userId = user === undefined ? createUuid() : getUuid(user.id);
  const found = await database.transaction({ userId }, (transaction) =>
    transaction
      .select({ plan: organizations.plan })
      .from(members)
      .innerJoin(organizations, eq(organizations.id, members.organizationId))
      .where(eq(members.userId, userId)),
  );
  return found.some(({ plan }) => plans[plan].entitlements.support === "priority");
}
