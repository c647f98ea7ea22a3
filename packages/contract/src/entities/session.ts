import { z } from "zod";
import { sessionIdSchema } from "#fields/ids.ts";
import { instantSchema } from "#fields/instant.ts";

/** A login on one device, as its user sees it. */
export const sessionSchema = z.strictObject({
  id: sessionIdSchema,
  /** The name of the browser, such as Firefox; null when it is unknown. */
  browser: z.string().nullable(),
  /** The name of the operating system or device, such as macOS or iPhone; null when it is unknown. */
  system: z.string().nullable(),
  createdAt: instantSchema,
  /** The time of the login or of the last refresh, which is at most the life of an access token ago. */
  lastUsedAt: instantSchema,
  /** True for the session of the call. */
  isCurrent: z.boolean(),
});
export type Session = z.output<typeof sessionSchema>;
