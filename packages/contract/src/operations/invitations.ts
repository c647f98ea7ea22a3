import { z } from "zod";
import { operation } from "#api/operation.ts";
import { invitedRoles } from "#api/role.ts";
import { invitationSchema, receivedInvitationSchema } from "#entities/invitation.ts";
import { organizationSchema } from "#entities/organization.ts";
import { boundedList } from "#fields/bounded.ts";
import { emailSchema } from "#fields/email.ts";
import { invitationParams, invitationTokenParams, organizationParams } from "#fields/ids.ts";
import { pageFields } from "#fields/page.ts";

const mostEmails = 20;

/** Lists a page of an organization's open and expired invitations, the newest first. */
export const listInvitations = operation("listInvitations", {
  summary: "List the invitations of an organization",
  params: organizationParams,
  query: z.strictObject(pageFields),
  answer: invitationSchema,
});

/** Invites addresses with one role: all of them, or none when one of them is refused. */
export const createInvitations = operation("createInvitations", {
  summary: "Invite people by email",
  params: organizationParams,
  body: z.strictObject({
    emails: boundedList(z.array(emailSchema).min(1), mostEmails),
    role: z.enum(invitedRoles),
  }),
  answer: invitationSchema,
  errors: ["planLimit"],
});

/** Mails an invitation again with a new link; the former link ends. */
export const resendInvitation = operation("resendInvitation", {
  summary: "Send an invitation again",
  params: invitationParams,
  answer: invitationSchema,
  errors: ["planLimit"],
});

/** Creates a new link of an invitation; the former link ends. Only this answer contains it. */
export const createInvitationLink = operation("createInvitationLink", {
  summary: "Create a new link of an invitation",
  params: invitationParams,
  answer: z.strictObject({ ...invitationSchema.shape, link: z.url() }),
  errors: ["planLimit"],
});

/** Withdraws an invitation; its link ends. */
export const withdrawInvitation = operation("withdrawInvitation", {
  summary: "Withdraw an invitation",
  params: invitationParams,
});

/** Returns the invitation of a link. */
export const getInvitation = operation("getInvitation", {
  summary: "Show the invitation of a link",
  params: invitationTokenParams,
  answer: receivedInvitationSchema,
  errors: ["notFound", "tooMany"],
});

/** Makes the caller a member; the link works once, and only for the account of the invited address. */
export const acceptInvitation = operation("acceptInvitation", {
  summary: "Accept an invitation",
  params: invitationTokenParams,
  answer: organizationSchema,
  errors: [
    "notFound",
    "invitationOfAnother",
    "invitationExpired",
    "organizationFull",
    "deletionPending",
  ],
});
