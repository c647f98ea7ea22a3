import { notificationMailDefaults, type PlanNotice } from "@tessera/contract";
import { eq } from "drizzle-orm";
import { organizations } from "#database/schema.ts";
import { findUserById } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { JobData } from "#jobs/queues.ts";
import { printBillingMail } from "#mail/billing-mails.ts";
import type { Mailer } from "#mail/mailer.ts";
import type { Services } from "#services.ts";
import { endOfPlan, findRetry } from "./plan-of-subscription.ts";
import { findSubscriptionRow } from "./subscriptions-repository.ts";

/** The notices about money, which are mailed also to owners who want no other mails about the plan. */
const alwaysMailed: ReadonlySet<PlanNotice> = new Set(["payment-failed", "refunded"]);

/** Mails an owner about the plan of an organization, in the language of the owner and if they want it. */
export async function mailBilling(
  data: JobData["mail-billing"],
  { config, database, payments, publicUrl }: Services,
  mailer: Mailer,
): Promise<void> {
  const tenant = { organizationId: getUuid(data.organizationId), userId: getUuid(data.userId) };
  const found = await database.transaction(tenant, async (transaction) => {
    const user = await findUserById(transaction, tenant.userId);
    const [organization] = await transaction
      .select({ name: organizations.name, slug: organizations.slug })
      .from(organizations)
      .where(eq(organizations.id, tenant.organizationId));
    const row = await findSubscriptionRow(transaction, tenant.organizationId);
    return user && organization && { user, organization, row };
  });
  if (found === undefined) return;
  const { user, organization, row } = found;
  const isWanted = user.notificationMails.plan ?? notificationMailDefaults.plan;
  if (!isWanted && !alwaysMailed.has(data.notice)) return;
  const mail = printBillingMail(user.locale, data.notice, {
    organization: organization.name,
    until: row && (endOfPlan(row) ?? row.periodEnd ?? undefined),
    retriesAt: row && findRetry(row, payments.provider.now()),
    publicUrl,
    config,
    slug: organization.slug,
  });
  await mailer.send({ to: user.email, ...mail, userIds: [user.id] });
}
