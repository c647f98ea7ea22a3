import { setTimeout as sleep } from "node:timers/promises";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Uuid } from "#ids/uuid.ts";
import { runBatch, type Batch, type BoundStatement, type RowsOf } from "./statements.ts";
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
  /** Runs prepared statements in one round trip and one transaction; returns the rows of each. */
  read<const Of extends Batch>(tenant: Tenant, ...statements: Of): Promise<RowsOf<Of>>;
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
  let isClosing = false;
  // The pool forgets its connections before they have ended: PostgreSQL may stop first, and end them.
  const reportLost = (error: Error) => {
    if (!isClosing) options.onLost(error);
  };
  pool.on("error", reportLost);
  // The pool handles errors of idle connections only; an error of a used one must not end the process.
  pool.on("connect", (client) => client.on("error", reportLost));
  const turns = new Turns();
  return {
    transaction: (tenant, work) => runTransaction(pool, tenant, work),
    transactionInTurn: (turn, tenant, work) =>
      turns.run(turn, () => runTransaction(pool, tenant, work)),
    waitingCalls: () => pool.waitingCount,
    read: (tenant, ...statements) => read(pool, tenant, statements),
    isReachable: () => isReachable(pool),
    close: () => {
      isClosing = true;
      return pool.end();
    },
  };
}

/** Changes the organization of a transaction. */
export async function setOrganization(transaction: Transaction, id: Uuid): Promise<void> {
  await transaction.$client.query("select set_config('app.organization_id', $1, true)", [id]);
}

/** Changes the user of a transaction, once a call has proved whose account it is about. */
export async function setUser(transaction: Transaction, id: Uuid): Promise<void> {
  await transaction.$client.query("select set_config('app.user_id', $1, true)", [id]);
}

const handles = new WeakMap<pg.PoolClient, Transaction>();

async function runTransaction<T>(
  pool: pg.Pool,
  tenant: Tenant,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const { client } = await startBatch(pool, [begin, settingsOf(tenant)]);
  try {
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
  const limit = "select set_config('statement_timeout', $1, true)";
  await transaction.$client.query(limit, [String(slowStatementMs)]);
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

async function read<const Of extends Batch>(
  pool: pg.Pool,
  tenant: Tenant,
  statements: Of,
): Promise<RowsOf<Of>> {
  const { client, rows } = await startBatch(pool, [settingsOf(tenant), ...statements]);
  client.release();
  return rows.slice(1) as unknown as RowsOf<Of>;
}

/** Runs a batch on a connection of the pool, which the caller releases; closes it when the batch fails. */
async function startBatch(pool: pg.Pool, batch: Batch) {
  const client = await pool.connect();
  try {
    return { client, rows: await runBatch(client, batch) };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const begin: BoundStatement<object> = { statement: { name: "begin", text: "begin" }, values: [] };
const settings = {
  name: "settings",
  text: "select set_config('app.user_id', $1, true), set_config('app.organization_id', $2, true)",
};

/** Sets the tenant until the end of the transaction. */
function settingsOf({ userId, organizationId }: Tenant): BoundStatement<object> {
  return { statement: settings, values: [userId ?? "", organizationId ?? ""] };
}

function getHandle(client: pg.PoolClient): Transaction {
  const known = handles.get(client);
  if (known) return known;
  const created = drizzle(client);
  handles.set(client, created);
  return created;
}
