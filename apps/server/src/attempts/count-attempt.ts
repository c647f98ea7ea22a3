import { and, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/database.ts";
import { attempts } from "#database/schema.ts";
import { createRetryError } from "#errors/api-error.ts";

/** The limits per hour. */
const mostAnHour = {
  /** Logins to an address. */
  login: 20,
  /** Logins with one device key of the account. */
  "device-login": 20,
  /** Registrations of an address, and codes sent to it without a token. */
  code: 3,
  /** Codes that are sent again with the token of a registration. */
  "registration-code": 3,
  /** Codes that reset the password of an address. */
  "reset-code": 3,
  /** The same, requested with one device key of the account. */
  "device-reset-code": 3,
  /** Comparisons of the current password by its account, before a change or a deletion. */
  "password-change": 20,
  /** Changes of the email of an account, or to an address. */
  "email-change": 3,
  /** Codes of the second step of a login, and of the set-up of an app. */
  "second-step": 10,
  /** The same with one device key of the account. */
  "device-second-step": 10,
  /** New recovery codes of an account, each of which is hashed slowly. */
  "recovery-codes": 5,
  /** New pictures of an account, each of which is decoded. */
  avatar: 30,
  feedback: 5,
  /** Messages to the operators from an address. */
  contact: 5,
  /** Mails with an invitation to an address. */
  invitation: 5,
  /** Calls of an organization that mail invitations. */
  inviting: 100,
  /** Exports of everything of an organization, each of which reads every version. */
  "organization-export": 10,
  /** New checkouts of an account. */
  checkout: 30,
  /** Logos of an organization, each of which is encoded again. */
  logo: 30,
} as const;
export type AttemptKind = keyof typeof mostAnHour;

/** The limits per day of the codes that are mailed to anybody's address, with or without a key of its owner. */
const mostADay: Readonly<Partial<Record<AttemptKind, number>>> = {
  code: 10,
  "registration-code": 10,
  "reset-code": 10,
  "device-reset-code": 10,
};

/** A time, and the attempts that may be made in it. */
type Limit = { readonly time: SQL; readonly most: number };

/** Lists the limits of a kind, the shortest time first. */
function listLimits(kind: AttemptKind): readonly [Limit, ...Limit[]] {
  const hourly = { time: sql`interval '1 hour'`, most: mostAnHour[kind] };
  const most = mostADay[kind];
  return most === undefined ? [hourly] : [hourly, { time: sql`interval '1 day'`, most }];
}

/** Counts an attempt before it is made; throws beyond a limit, also for concurrent attempts. */
export function countAttempt(
  database: Database,
  kind: AttemptKind,
  subject: string,
): Promise<void> {
  return countAttempts(database, kind, subject);
}

/** Like `countAttempt`, and counts an attempt of another kind for each of several subjects. */
export async function countAttempts(
  database: Database,
  kind: AttemptKind,
  subject: string,
  others: { readonly kind: AttemptKind; readonly subjects: readonly string[] } = {
    kind,
    subjects: [],
  },
): Promise<void> {
  const turn = `attempt ${kind} ${subject}`;
  const waitSeconds = await database.transactionInTurn(turn, {}, async (transaction) => {
    if (!(await insertAttempt(transaction, kind, subject))) {
      return findWaitSeconds(transaction, kind, subject);
    }
    // One order for everybody, so that two calls never wait for each other.
    for (const other of others.subjects.toSorted()) {
      const isTaken = await insertAttempt(transaction, others.kind, other);
      if (!isTaken) return findWaitSeconds(transaction, others.kind, other);
    }
    return undefined;
  });
  if (waitSeconds !== undefined) throw createRetryError("tooMany", waitSeconds);
}

/**
 * Reverts the count of an attempt that succeeded. The earlier ones remain, so that their count does not reveal the
 * success to others.
 */
export async function undoAttempt(
  transaction: Transaction,
  kind: AttemptKind,
  subject: string,
): Promise<void> {
  const { attemptedAt } = attempts;
  await transaction
    .update(attempts)
    .set({ attemptedAt: sql`trim_array(${attemptedAt}, 1)` })
    .where(and(isOfSubject(kind, subject), sql`cardinality(${attemptedAt}) > 0`));
}

/** Deletes the attempts of a subject after a success; only for subjects that strangers cannot count against. */
export async function resetAttempts(
  transaction: Transaction,
  kind: AttemptKind,
  subject: string,
): Promise<void> {
  await transaction.delete(attempts).where(isOfSubject(kind, subject));
}

async function insertAttempt(transaction: Transaction, kind: AttemptKind, subject: string) {
  const limits = listLimits(kind);
  const since = ({ time }: Limit) =>
    sql`select t from unnest(${attempts.attemptedAt}) t where t > clock_timestamp() - ${time}`;
  const isAllowed = limits.map(
    (limit) => sql`(select count(*) from (${since(limit)}) recent) < ${limit.most}`,
  );
  const { rowCount } = await transaction.execute(sql`
    insert into ${attempts} (kind, subject, attempted_at)
    values (${kind}, ${subject}, array[clock_timestamp()])
    on conflict (kind, subject) do update
      set attempted_at = array(${since(limits.at(-1) ?? limits[0])}) || clock_timestamp()
      where ${sql.join(isAllowed, sql` and `)}`);
  return rowCount === 1;
}

/** Returns the seconds until every limit allows an attempt. */
async function findWaitSeconds(transaction: Transaction, kind: AttemptKind, subject: string) {
  const waits = listLimits(kind).map(({ time, most }) => {
    const isRecent = sql`t > clock_timestamp() - ${time}`;
    return sql`case when count(*) filter (where ${isRecent}) >= ${most}
      then min(t) filter (where ${isRecent}) + ${time} - clock_timestamp() end`;
  });
  const { rows } = await transaction.execute<{ seconds: string | null }>(sql`
    select extract(epoch from greatest(${sql.join(waits, sql`, `)})) as seconds
    from ${attempts}, unnest(${attempts.attemptedAt}) t
    where ${isOfSubject(kind, subject)}`);
  return Number(rows[0]?.seconds ?? 1);
}

/** Deletes the attempts that no limit counts any more. */
export function deleteOldAttempts(transaction: Transaction) {
  const ofDay = sql.param(Object.keys(mostADay));
  const counted = sql`case when ${attempts.kind} = any(${ofDay}) then interval '1 day' else interval '1 hour' end`;
  return transaction
    .delete(attempts)
    .where(sql`not (clock_timestamp() - ${counted} < any (${attempts.attemptedAt}))`);
}

function isOfSubject(kind: AttemptKind, subject: string) {
  return sql`${attempts.kind} = ${kind} and ${attempts.subject} = ${subject}`;
}
