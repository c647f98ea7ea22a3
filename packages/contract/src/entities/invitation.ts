import { z } from "zod";
import { invitedRoles } from "#api/role.ts";
import { invitationIdSchema } from "#fields/ids.ts";
import { instantSchema } from "#fields/instant.ts";

/** The days for which the link of an invitation is valid. */
export const invitationDays = 7;

/** An invitation as the admins of its organization see it. */
export const invitationSchema = z.strictObject({
  id: invitationIdSchema,
  email: z.string(),
  role: z.enum(invitedRoles),
  /** The name of the person who invited; null once that account is deleted. */
  invitedBy: z.string().nullable(),
  /** The time of the first or the latest sending. */
  sentAt: instantSchema,
  expiresAt: instantSchema,
  isExpired: z.boolean(),
});
export type Invitation = z.output<typeof invitationSchema>;

/** An invitation as the person who has its link sees it. */
export const receivedInvitationSchema = z.strictObject({
  organizationName: z.string(),
  email: z.string(),
  role: z.enum(invitedRoles),
  invitedBy: z.string().nullable(),
  expiresAt: instantSchema,
  isExpired: z.boolean(),
});
export type ReceivedInvitation = z.output<typeof receivedInvitationSchema>;
