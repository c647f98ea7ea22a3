import { asc, eq, getTableColumns } from "drizzle-orm";
import { setOrganization, type Transaction } from "#database/database.ts";
import {
  billingDetails,
  favorites,
  members,
  organizations,
  subscriptions,
  unclaimedSubscriptions,
} from "#database/schema.ts";
import { runBatch, type Statement } from "#database/statements.ts";
import type { InvitedRole } from "@tessera/contract";
import { getUuid, type Uuid } from "#ids/uuid.ts";
import { printInstants } from "./print-instants.ts";
import { isUnclaimedPurchaseOf } from "./unclaimed-purchases.ts";

type Checkout = {
  readonly organizationId: string;
  readonly productId: string;
  readonly checkoutId: string | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
};
type ShareLink = {
  readonly organizationId: string;
  readonly projectId: string;
  readonly createdAt: Date;
};
type Sending = { readonly role: InvitedRole; readonly sentAt: Date; readonly expiresAt: Date };
type Sent = Sending & { readonly organizationId: string; readonly email: string };
type Received = Sending & { readonly organizationName: string };

const checkouts: Statement<Checkout> = {
  name: "own-checkouts",
  text: `select organization_id as "organizationId", product_id as "productId",
    checkout_id as "checkoutId", created_at as "createdAt", ended_at as "endedAt"
    from app_own_checkouts()`,
};
const shareLinks: Statement<ShareLink> = {
  name: "own-share-links",
  text: `select organization_id as "organizationId", project_id as "projectId",
    created_at as "createdAt" from app_own_share_links()`,
};
const sent: Statement<Sent> = {
  name: "sent-invitations",
  text: `select organization_id as "organizationId", email, role, sent_at as "sentAt",
    expires_at as "expiresAt" from app_sent_invitations()`,
};
const received: Statement<Received> = {
  name: "received-invitations",
  text: `select organization_name as "organizationName", role, sent_at as "sentAt",
    expires_at as "expiresAt" from app_received_invitations()`,
};

/** Lists the organizations of a user, and what the user left in these and in others. */
export async function exportOrganizations(
  transaction: Transaction,
  { userId, email }: { readonly userId: Uuid; readonly email: string },
) {
  const [purchases, links, sentRows, receivedRows] = await runBatch(transaction.$client, [
    { statement: checkouts, values: [] },
    { statement: shareLinks, values: [] },
    { statement: sent, values: [] },
    { statement: received, values: [] },
  ]);
  return {
    purchases: printInstants(purchases),
    unclaimedPurchases: await listUnclaimed(transaction, { userId, email }),
    shareLinks: printInstants(links),
    sentInvitations: printInstants(sentRows),
    receivedInvitations: printInstants(receivedRows),
    organizations: await listMemberships(transaction, userId),
  };
}

async function listUnclaimed(
  transaction: Transaction,
  { userId, email }: { readonly userId: Uuid; readonly email: string },
) {
  const { id, createdAt } = unclaimedSubscriptions;
  const found = transaction.select({ id, createdAt }).from(unclaimedSubscriptions);
  const ofUser = found.where(isUnclaimedPurchaseOf({ id: userId, email }));
  return printInstants(await ofUser.orderBy(asc(createdAt)));
}

async function listMemberships(transaction: Transaction, userId: Uuid) {
  const { id, name, slug } = organizations;
  const { role, createdAt: joinedAt } = members;
  const found = await transaction
    .select({ id, name, slug, role, joinedAt })
    .from(members)
    .innerJoin(organizations, eq(id, members.organizationId))
    .where(eq(members.userId, userId))
    .orderBy(asc(joinedAt));
  const memberships = [];
  for (const row of printInstants(found)) {
    const organizationId = getUuid(row.id);
    await setOrganization(transaction, organizationId);
    const isOwner = row.role === "owner";
    memberships.push({
      ...row,
      favorites: await listFavorites(transaction, userId),
      billing: isOwner ? await exportBilling(transaction, organizationId) : null,
    });
  }
  return memberships;
}

async function listFavorites(transaction: Transaction, userId: Uuid) {
  const own = transaction.select({ id: favorites.projectId }).from(favorites);
  const found = await own.where(eq(favorites.userId, userId));
  return found.map(({ id }) => id);
}

/** Returns what is stored about the purchases of an organization, for its owner. */
async function exportBilling(transaction: Transaction, organizationId: Uuid) {
  const { id, customerId, productId, period, status } = subscriptions;
  const { paidSince, periodStart, periodEnd, refundedAt } = subscriptions;
  const ofPurchase = { id, customerId, productId, period, status };
  const paid = transaction
    .select({ ...ofPurchase, paidSince, periodStart, periodEnd, refundedAt })
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, organizationId));
  const { organizationId: tenant, ...details } = getTableColumns(billingDetails);
  const receipts = transaction
    .select(details)
    .from(billingDetails)
    .where(eq(tenant, organizationId));
  return {
    subscriptions: printInstants(await paid.orderBy(asc(paidSince))),
    details: printInstants(await receipts.orderBy(asc(details.validFrom))),
  };
}
