import { z } from "zod";
import { invitedRoles, roles } from "#api/role.ts";
import { instantSchema } from "#fields/instant.ts";
import { apiKeySchema } from "./api-key.ts";
import { billingDetailsSchema, periodSchema } from "./billing.ts";
import { identitySchema } from "./identity.ts";
import { notificationDetailsSchema, notificationKinds } from "./notification.ts";
import { passkeySchema } from "./passkey.ts";
import { twoFactorSchema } from "./two-factor.ts";
import { userSchema } from "./user.ts";

/** The stored purchases of an organization; the payment provider gave them their ids. */
const exportedBillingSchema = z.strictObject({
  subscriptions: z.array(
    z.strictObject({
      id: z.string(),
      customerId: z.string(),
      productId: z.string(),
      period: periodSchema,
      status: z.string(),
      paidSince: instantSchema,
      periodStart: instantSchema.nullable(),
      periodEnd: instantSchema.nullable(),
      refundedAt: instantSchema.nullable(),
    }),
  ),
  /** The texts of receipts, each with the time from which they are printed. */
  details: z.array(billingDetailsSchema.extend({ validFrom: instantSchema })),
});

const exportedOrganizationSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  role: z.enum(roles),
  joinedAt: instantSchema,
  /** The ids of the favorite projects. */
  favorites: z.array(z.string()),
  /** Null for members who are no owners. */
  billing: exportedBillingSchema.nullable(),
});

const exportedSessionSchema = z.strictObject({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema,
  endedAt: instantSchema.nullable(),
});

const exportedNotificationSchema = z.strictObject({
  kind: z.enum(notificationKinds),
  organizationId: z.string(),
  projectId: z.string().nullable(),
  details: notificationDetailsSchema,
  createdAt: instantSchema,
  readAt: instantSchema.nullable(),
});

const exportedMessageSchema = z.strictObject({
  name: z.string(),
  email: z.string(),
  subject: z.string().nullable(),
  message: z.string(),
  createdAt: instantSchema,
});

const exportedPurchaseSchema = z.strictObject({
  organizationId: z.string(),
  productId: z.string(),
  /** The id at the payment provider; null when it did not answer. */
  checkoutId: z.string().nullable(),
  createdAt: instantSchema,
  /** The time at which it was found paid or expired. */
  endedAt: instantSchema.nullable(),
});

const sendingFields = {
  role: z.enum(invitedRoles),
  sentAt: instantSchema,
  expiresAt: instantSchema,
};

/** The data that is stored about a user, without secrets; of other people only what the user entered. */
export const userExportSchema = z.strictObject({
  user: userSchema.extend({
    /** The time at which the user accepted the terms of service. */
    termsAcceptedAt: instantSchema,
  }),
  /** The addresses that the account had before. */
  formerEmails: z.array(z.string()),
  /** The picture, as an address that contains its data. */
  avatar: z.string().nullable(),
  organizations: z.array(exportedOrganizationSchema),
  sessions: z.array(exportedSessionSchema),
  /** The browsers that logged in, for which a key is stored as a hash. */
  deviceKeys: z.array(z.strictObject({ createdAt: instantSchema, lastUsedAt: instantSchema })),
  apiKeys: z.array(apiKeySchema),
  twoFactor: twoFactorSchema,
  passkeys: z.array(passkeySchema),
  identities: z.array(identitySchema),
  notifications: z.array(exportedNotificationSchema),
  feedback: z.array(
    z.strictObject({
      organizationId: z.string().nullable(),
      text: z.string(),
      createdAt: instantSchema,
    }),
  ),
  /** The messages to the operators from an address of the account. */
  contactMessages: z.array(exportedMessageSchema),
  /** The checkouts that the user started. */
  purchases: z.array(exportedPurchaseSchema),
  /** Purchases with the address of the account that belong to no organization. */
  unclaimedPurchases: z.array(z.strictObject({ id: z.string(), createdAt: instantSchema })),
  /** The live share links that the user created. */
  shareLinks: z.array(
    z.strictObject({
      organizationId: z.string(),
      projectId: z.string(),
      createdAt: instantSchema,
    }),
  ),
  /** The invitations to the address of the account that are neither accepted nor withdrawn. */
  receivedInvitations: z.array(z.strictObject({ organizationName: z.string(), ...sendingFields })),
  /** The invitations that the user sent and that are neither accepted nor withdrawn. */
  sentInvitations: z.array(
    z.strictObject({ organizationId: z.string(), email: z.string(), ...sendingFields }),
  ),
  /** The audit of the account. */
  activity: z.array(
    z.strictObject({ operation: z.string(), result: z.string(), createdAt: instantSchema }),
  ),
});
export type UserExport = z.output<typeof userExportSchema>;
