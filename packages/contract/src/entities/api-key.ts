import { z } from "zod";
import { apiKeyIdSchema } from "#fields/ids.ts";
import { instantSchema } from "#fields/instant.ts";

/** What an API key may do; a key that writes also reads. */
export const apiKeyScopes = ["read", "write"] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** The start of every API key, by which a scan for leaked secrets recognizes one. */
export const apiKeyPrefix = "tessera_";

/** The number of API keys that one person may have. */
export const mostApiKeys = 50;

/** A personal API key as its owner sees it; the key itself is shown once, when it is created. */
export const apiKeySchema = z.strictObject({
  id: apiKeyIdSchema,
  name: z.string(),
  scope: z.enum(apiKeyScopes),
  /** The last four characters of the key. */
  ending: z.string(),
  createdAt: instantSchema,
  expiresAt: instantSchema.nullable(),
  /** The time of its last call, to the minute; null before the first one. */
  lastUsedAt: instantSchema.nullable(),
});
export type ApiKey = z.output<typeof apiKeySchema>;
