import { z } from "zod";
import { operation } from "#api/operation.ts";
import { sessionSchema } from "#entities/session.ts";
import { sessionIdSchema } from "#fields/ids.ts";
import { pageFields } from "#fields/page.ts";

/** Ends every session of the user but that of the call. */
export const endOtherSessions = operation("endOtherSessions", {
  summary: "End all other sessions of the current user",
});

/** Ends a session of the user and so its tokens. */
export const endSession = operation("endSession", {
  summary: "End a session of the current user",
  params: z.strictObject({ sessionId: sessionIdSchema }),
  errors: ["notFound"],
});

/** Lists a page of the user's live sessions: the current one, then the others by their last use. */
export const listSessions = operation("listSessions", {
  summary: "List the sessions of the current user, page by page",
  query: z.strictObject(pageFields),
  answer: sessionSchema,
});
