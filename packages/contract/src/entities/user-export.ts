import { z } from "zod";
import { roles } from "#api/role.ts";
import { instantSchema } from "#fields/instant.ts";
import { apiKeySchema } from "./api-key.ts";
import { identitySchema } from "./identity.ts";
import { notificationKinds } from "./notification.ts";
import { passkeySchema } from "./passkey.ts";
import { twoFactorSchema } from "./two-factor.ts";
import { userSchema } from "./user.ts";

/** The data that is stored about a user, without secrets. */
export const userExportSchema = z.strictObject({
  user: userSchema,
  /** The addresses that the account had before. */
  formerEmails: z.array(z.string()),
  /** The picture, as an address that contains its data. */
  avatar: z.string().nullable(),
  organizations: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      slug: z.string(),
      role: z.enum(roles),
      joinedAt: instantSchema,
      /** The ids of the favorite projects. */
      favorites: z.array(z.string()),
    }),
  ),
  sessions: z.array(
    z.strictObject({
      browser: z.string().nullable(),
      system: z.string().nullable(),
      createdAt: instantSchema,
      lastUsedAt: instantSchema,
      endedAt: instantSchema.nullable(),
    }),
  ),
  apiKeys: z.array(apiKeySchema),
  twoFactor: twoFactorSchema,
  passkeys: z.array(passkeySchema),
  identities: z.array(identitySchema),
  notifications: z.array(
    z.strictObject({
      kind: z.enum(notificationKinds),
      createdAt: instantSchema,
      readAt: instantSchema.nullable(),
    }),
  ),
  feedback: z.array(z.strictObject({ text: z.string(), createdAt: instantSchema })),
  /** The audit of the account. */
  activity: z.array(
    z.strictObject({ operation: z.string(), result: z.string(), createdAt: instantSchema }),
  ),
});
export type UserExport = z.output<typeof userExportSchema>;
