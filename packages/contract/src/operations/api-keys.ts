import { z } from "zod";
import { operation } from "#api/operation.ts";
import { apiKeySchema, apiKeyScopes } from "#entities/api-key.ts";
import { apiKeyParams } from "#fields/ids.ts";
import { instantSchema } from "#fields/instant.ts";
import { nameSchema } from "#fields/name.ts";

/** Lists the caller's API keys on one page, the newest first; expired ones stay listed until they are deleted. */
export const listApiKeys = operation("listApiKeys", {
  summary: "List your API keys",
  answer: apiKeySchema,
});

/** Creates an API key of the caller. Only this answer contains the key; the server stores its hash. */
export const createApiKey = operation("createApiKey", {
  summary: "Create an API key",
  body: z.strictObject({
    name: nameSchema,
    scope: z.enum(apiKeyScopes),
    expiresAt: instantSchema.optional(),
  }),
  answer: z.strictObject({ ...apiKeySchema.shape, key: z.string() }),
  errors: ["keyLimit"],
});

/** Deletes an API key of the caller; calls with it are refused from then on. */
export const deleteApiKey = operation("deleteApiKey", {
  summary: "Delete an API key",
  params: apiKeyParams,
  errors: ["notFound"],
});
