import { z } from "zod";

/** The id of an account. */
export const userIdSchema = z.guid().brand("UserId");
export type UserId = z.output<typeof userIdSchema>;

/** The id of a session. */
export const sessionIdSchema = z.guid().brand("SessionId");
export type SessionId = z.output<typeof sessionIdSchema>;

/** The id of an organization. */
export const organizationIdSchema = z.guid().brand("OrganizationId");
export type OrganizationId = z.output<typeof organizationIdSchema>;

/** The id of a project. */
export const projectIdSchema = z.guid().brand("ProjectId");
export type ProjectId = z.output<typeof projectIdSchema>;

/** The path parameters of a call for a project. */
export const projectParams = z.strictObject({ projectId: projectIdSchema });

/** The path parameters of a call with the token of a share link. */
export const shareParams = z.strictObject({ shareToken: z.string().regex(/^[\w-]{43}$/) });

/** The path parameters of a call for an organization. */
export const organizationParams = z.strictObject({ organizationId: organizationIdSchema });

/** The id of a passkey. */
export const passkeyIdSchema = z.guid().brand("PasskeyId");
export type PasskeyId = z.output<typeof passkeyIdSchema>;

/** The path parameters of a call for a passkey. */
export const passkeyParams = z.strictObject({ passkeyId: passkeyIdSchema });

/** The id of a connected account of a provider. */
export const identityIdSchema = z.guid().brand("IdentityId");

/** The path parameters of a call for a connected account. */
export const identityParams = z.strictObject({ identityId: identityIdSchema });

/** The path parameters of a call for a notification. */
export const notificationParams = z.strictObject({ notificationId: z.guid() });

/** The id of a personal API key. */
export const apiKeyIdSchema = z.guid().brand("ApiKeyId");

/** The path parameters of a call for an API key. */
export const apiKeyParams = z.strictObject({ keyId: apiKeyIdSchema });

/** The revision of a project, which identifies a version. */
export const revisionSchema = z.int().min(1).max(2_147_483_647);

/** The path parameters of a call for a version. */
export const versionParams = z.strictObject({
  projectId: projectIdSchema,
  versionId: z.string().regex(/^[1-9]\d{0,8}$/),
});

/** The path parameters of a call for a member of an organization. */
export const memberParams = z.strictObject({
  organizationId: organizationIdSchema,
  userId: userIdSchema,
});

/** The id of an invitation. */
export const invitationIdSchema = z.guid().brand("InvitationId");

/** The path parameters of a call for an invitation of an organization. */
export const invitationParams = z.strictObject({
  organizationId: organizationIdSchema,
  invitationId: invitationIdSchema,
});

/** The path parameters of a call with the token of an invitation: 256 bits in base64url. */
export const invitationTokenParams = z.strictObject({
  token: z.string().regex(/^[\w-]{43}$/),
});
