import { z } from "zod";
import { instantSchema } from "#fields/instant.ts";
import { userIdSchema } from "#fields/ids.ts";
import { settingsSchema } from "./settings.ts";

/** A verified account as its owner sees it. */
export const userSchema = z.strictObject({
  id: userIdSchema,
  email: z.string(),
  name: z.string(),
  /** In E.164. */
  phone: z.string().nullable(),
  birthDate: z.iso.date(),
  /** The path of the picture, which contains a random name. */
  avatar: z.string().nullable(),
  settings: settingsSchema,
  createdAt: instantSchema,
  /** Null when the account has no password. */
  passwordChangedAt: instantSchema.nullable(),
});
export type User = z.output<typeof userSchema>;
