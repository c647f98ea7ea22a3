import type { operations } from "@tessera/contract";
import type { Statement } from "#database/statements.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import type { Device } from "./describe-device.ts";

type ListSessions = typeof operations.listSessions;

type SessionRow = Device & {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly isCurrent: boolean;
};

const live = "from sessions where user_id = $1 and ended_at is null and expires_at > now()";

const sessionsOfUser: Statement<SessionRow> = {
  name: "sessions-of-user",
  text: `select id, browser, system, created_at as "createdAt", last_used_at as "lastUsedAt", id = $2 as "isCurrent"
    ${live} order by id = $2 desc, last_used_at desc, id limit $3 offset $4`,
};

const countOfSessions: Statement<{ readonly total: number }> = {
  name: "count-of-sessions",
  text: `select count(*)::int as total ${live}`,
};

/** Lists the live sessions of the caller, the current one first. */
export async function listSessions(
  { actor: { userId, sessionId }, query: { page, pageSize } }: Call<ListSessions>,
  { database }: Services,
): Promise<Answer<ListSessions>> {
  const paging = [userId, sessionId, String(pageSize), String((page - 1) * pageSize)];
  const [found, [count]] = await database.read(
    { userId },
    { statement: sessionsOfUser, values: paging },
    { statement: countOfSessions, values: [userId] },
  );
  const rows = found.map(({ createdAt, lastUsedAt, ...session }) => ({
    ...session,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
  return { rows, page, pageSize, total: count?.total ?? 0 };
}
