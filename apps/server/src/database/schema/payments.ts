import { periodMonths, type Period } from "@tessera/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { tenantPolicy } from "./app-role.ts";
import { createdAt, instant, organizationId, updatedAt } from "./columns.ts";
import { organizations } from "./organizations.ts";

const periods = Object.keys(periodMonths) as [Period, ...Period[]];

/** Numbers the reads of subscriptions, so that a slow read never replaces a newer one. */
export const paymentReads = pgSequence("payment_reads");

/** The checkouts that organizations have started. */
export const checkouts = pgTable(
  "checkouts",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    /** Our id, which the provider keeps with the checkout. */
    id: uuid("id").notNull(),
    /** The provider's id; null until the provider has answered. */
    providerId: text("provider_id").unique(),
    /** The buyer; null once that account is deleted. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    productId: text("product_id").notNull(),
    url: text("url"),
    createdAt: createdAt(),
    /** The time at which it was found paid or expired. */
    endedAt: instant("ended_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index("checkouts_open")
      .on(table.createdAt)
      .where(sql`ended_at is null`),
    tenantPolicy("checkouts"),
  ],
);

/** The subscriptions of organizations, as the provider last described them. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    /** The provider's id. */
    id: text("id").notNull(),
    customerId: text("customer_id").notNull(),
    productId: text("product_id").notNull(),
    period: text("period", { enum: periods }).notNull(),
    status: text("status").notNull(),
    periodStart: instant("period_start"),
    periodEnd: instant("period_end"),
    /** The time of the next payment, which is a new attempt while one is overdue. */
    nextChargeAt: instant("next_charge_at"),
    /** The time of the first payment. */
    paidSince: instant("paid_since").notNull(),
    /** The time since which a payment is overdue. */
    overdueSince: instant("overdue_since"),
    /** The time at which its refund was requested here. */
    refundedAt: instant("refunded_at"),
    /** The time at which the bank of the customer disputed a payment. */
    disputedAt: instant("disputed_at"),
    /** The time of the mail that Pro ends soon. */
    endingMailedAt: instant("ending_mailed_at"),
    /** True when the planned deletion of the organization has ended its renewal, which the undo resumes. */
    isEndedByDeletion: boolean("is_ended_by_deletion").notNull().default(false),
    /** True for a second purchase, which is canceled and refunded. */
    isSurplus: boolean("is_surplus").notNull().default(false),
    /** The number of the read that wrote this row. */
    readNumber: bigint("read_number", { mode: "number" }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique("subscriptions_id").on(table.id),
    tenantPolicy("subscriptions"),
  ],
);

/** The texts that receipts contain about the buyer; a change adds a row, and receipts keep the texts of their time. */
export const billingDetails = pgTable(
  "billing_details",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    company: text("company").notNull(),
    address: text("address").notNull(),
    vatNumber: text("vat_number").notNull(),
    /** The time from which they are printed, by the clock of the payment provider. */
    validFrom: instant("valid_from").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.validFrom] }),
    tenantPolicy("billing_details"),
  ],
);

/** The events of the payment provider, each recorded once; they contain ids only. */
export const paymentEvents = pgTable("payment_events", {
  /** The provider's id. */
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  subscriptionId: text("subscription_id"),
  checkoutId: text("checkout_id"),
  isDispute: boolean("is_dispute").notNull(),
  /** A parked event failed too often and waits for an operator. */
  state: text("state", { enum: ["received", "applied", "ignored", "parked"] }).notNull(),
  attempts: integer("attempts").notNull().default(0),
  /** The code of the last failure. */
  problem: text("problem"),
  createdAt: createdAt(),
});

/** Purchases that name no organization; the account of their email can claim them. */
export const unclaimedSubscriptions = pgTable(
  "unclaimed_subscriptions",
  {
    /** The provider's id. */
    id: text("id").primaryKey(),
    /** The account that had the address when the purchase was stored; null when none had it. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("unclaimed_subscriptions_of_email").on(table.email),
    index("unclaimed_subscriptions_of_user").on(table.userId),
  ],
);
