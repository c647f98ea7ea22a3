import { sql } from "drizzle-orm";
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

const hour = sql`interval '1 hour'`;

/** Counts an attempt before it is made; throws beyond the hourly limit, also for concurrent attempts. */
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

/** Deletes the attempts of a subject after a success. */
export async function resetAttempts(
  transaction: Transaction,
  kind: AttemptKind,
  subject: string,
): Promise<void> {
  await transaction.delete(attempts).where(isOfSubject(kind, subject));
}

async function insertAttempt(transaction: Transaction, kind: AttemptKind, subject: string) {
  const recent = sql`select t from unnest(${attempts.attemptedAt}) t where t > clock_timestamp() - ${hour}`;
  const { rowCount } = await transaction.execute(sql`
    insert into ${attempts} (kind, subject, attempted_at)
    values (${kind}, ${subject}, array[clock_timestamp()])
    on conflict (kind, subject) do update
      set attempted_at = array(${recent}) || clock_timestamp()
      where (select count(*) from (${recent}) recent) < ${mostAnHour[kind]}`);
  return rowCount === 1;
}

async function findWaitSeconds(transaction: Transaction, kind: AttemptKind, subject: string) {
  const { rows } = await transaction.execute<{ seconds: string }>(sql`
    select extract(epoch from min(t) + ${hour} - clock_timestamp()) as seconds
    from ${attempts}, unnest(${attempts.attemptedAt}) t
    where ${isOfSubject(kind, subject)} and t > clock_timestamp() - ${hour}`);
  return Number(rows[0]?.seconds ?? 1);
}

function isOfSubject(kind: AttemptKind, subject: string) {
  return sql`${attempts.kind} = ${kind} and ${attempts.subject} = ${subject}`;
}
