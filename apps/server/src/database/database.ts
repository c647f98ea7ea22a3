import { setTimeout as sleep } from "node:timers/promises";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Uuid } from "#ids/uuid.ts";
import { Turns } from "#turns/turns.ts";

/** The user and the organization of a transaction, which row-level security reads. */
export type Tenant = { readonly userId?: Uuid; readonly organizationId?: Uuid };

/** The handle of a transaction, for repositories. */
export type Transaction = NodePgDatabase & { readonly $client: pg.PoolClient };

/** Access to PostgreSQL with the role that row-level security applies to. */
export type Database = {
  /** Runs `work` in one transaction, with its settings sent together with BEGIN. */
  transaction<T>(tenant: Tenant, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Like `transaction`, for work that locks rows: transactions with the same turn run one after the other,
   * in their order of arrival, and use no connection while they wait.
   */
  transactionInTurn<T>(
    turn: string,
    tenant: Tenant,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T>;
  /** Runs one statement for a user in one round trip. Its text may contain checked uuids only. */
  readAs<Row extends pg.QueryResultRow>(userId: Uuid, statement: string): Promise<readonly Row[]>;
  /** Pings PostgreSQL; returns false after a second without an answer. */
  isReachable(): Promise<boolean>;
  /** The number of calls that wait for a connection of the pool. */
  waitingCalls(): number;
  close(): Promise<void>;
};

const slowStatementMs = 20_000;
const reachableMs = 1_000;

/** Opens the pool at the address of the server's role. */
export function openDatabase(
  url: string,
  options: { readonly size: number; readonly onLost: (error: Error) => void },
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "tessera",
    max: options.size,
    // A call is refused within two seconds, by PostgreSQL or, if that does not answer, by the driver.
    connectionTimeoutMillis: 1_500,
    lock_timeout: 1_000,
    statement_timeout: 1_500,
    query_timeout: 1_600,
    idleTimeoutMillis: 30_000,
  });
  pool.on("error", options.onLost);
  // The pool handles errors of idle connections only; an error of a used one must not end the process.
  pool.on("connect", (client) => client.on("error", options.onLost));
  const turns = new Turns();
  return {
    transaction: (tenant, work) => runTransaction(pool, tenant, work),
    transactionInTurn: (turn, tenant, work) =>
      turns.run(turn, () => runTransaction(pool, tenant, work)),
    waitingCalls: () => pool.waitingCount,
    readAs: (userId, statement) => readAs(pool, userId, statement),
    isReachable: () => isReachable(pool),
    close: () => pool.end(),
  };
}

const handles = new WeakMap<pg.PoolClient, Transaction>();

async function runTransaction<T>(
  pool: pg.Pool,
  tenant: Tenant,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`begin; ${printSettings(tenant)}`);
    const result = await work(getHandle(client));
    await client.query("commit");
    client.release();
    return result;
  } catch (error) {
    await endFailed(client, error);
    throw error;
  }
}

/** Rolls back; closes the connection when that fails or takes too long. */
async function endFailed(client: pg.PoolClient, error: unknown): Promise<void> {
  if (isReadTimeout(error)) return client.release(true);
  await client.query("rollback").then(
    () => client.release(),
    () => client.release(true),
  );
}

/** Finds the driver's timeout in an error or its cause. */
function isReadTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === "Query read timeout" || isReadTimeout(error.cause);
}

/** Runs a statement with a limit of 20 seconds, for jobs; statements of calls have a lower limit. */
export async function runSlowly(
  transaction: Transaction,
  query: { toSQL(): { readonly sql: string; readonly params: unknown[] } },
): Promise<void> {
  const { sql: text, params: values } = query.toSQL();
  await transaction.$client.query(`set local statement_timeout = ${slowStatementMs}`);
  const statement = { text, values, query_timeout: slowStatementMs + 1_000 };
  await transaction.$client.query(statement);
}

function isReachable(pool: pg.Pool): Promise<boolean> {
  const answer = pool.query("select 1").then(
    () => true,
    () => false,
  );
  return Promise.race([answer, sleep(reachableMs, false, { ref: false })]);
}

async function readAs<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  userId: Uuid,
  statement: string,
): Promise<readonly Row[]> {
  // Two statements in one message form one transaction, so the setting ends with it.
  const results: unknown = await pool.query(`${printSettings({ userId })}; ${statement}`);
  return (results as readonly pg.QueryResult<Row>[]).at(-1)?.rows ?? [];
}

function printSettings({ userId, organizationId }: Tenant): string {
  return `set local app.user_id = '${userId ?? ""}'; set local app.organization_id = '${organizationId ?? ""}'`;
}

function getHandle(client: pg.PoolClient): Transaction {
  const known = handles.get(client);
  if (known) return known;
  const created = drizzle(client);
  handles.set(client, created);
  return created;
}
