import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Uuid } from "#ids/uuid.ts";

/** For whom a transaction runs: what the policies of row-level security read. */
export type Tenant = { readonly userId?: Uuid; readonly organizationId?: Uuid };

/** A transaction's handle for repositories. */
export type Transaction = NodePgDatabase & { readonly $client: pg.PoolClient };

/** The server's access to PostgreSQL, as the role that policies hold for. */
export type Database = {
  /** Runs `work` in one transaction, whose settings are made in the round trip of its begin. */
  transaction<T>(tenant: Tenant, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Runs one statement for a person in a single round trip. Its text holds no value that was not checked: uuids only. */
  readAs<Row extends pg.QueryResultRow>(userId: Uuid, statement: string): Promise<readonly Row[]>;
  /** Tells a text to all who listen to a channel; neither holds a quote. An error where that takes more than a second. */
  notify(channel: string, text: string): Promise<void>;
  /** Whether PostgreSQL answers. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
};

/** Opens the pool. Every connection takes the role tessera_app with its first message and cannot put it off. */
export function openDatabase(
  url: string,
  options: { readonly size: number; readonly onLost: (error: Error) => void },
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    options: "-c role=tessera_app",
    application_name: "tessera",
    max: options.size,
    connectionTimeoutMillis: 1_500,
    idleTimeoutMillis: 30_000,
    statement_timeout: 20_000,
  });
  pool.on("error", options.onLost);
  // The pool listens to idle connections alone; one that dies in use must not end the process either.
  pool.on("connect", (client) => client.on("error", options.onLost));
  return {
    transaction: (tenant, work) => runTransaction(pool, tenant, work),
    readAs: (userId, statement) => readAs(pool, userId, statement),
    notify: (channel, text) => notify(pool, channel, text),
    isReachable: () =>
      pool.query("select 1").then(
        () => true,
        () => false,
      ),
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
    // A connection that cannot even roll back is thrown away.
    await client.query("rollback").then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}

async function readAs<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  userId: Uuid,
  statement: string,
): Promise<readonly Row[]> {
  // Two statements in one message are one transaction: the setting ends with it.
  const results: unknown = await pool.query(`${printSettings({ userId })}; ${statement}`);
  return (results as readonly pg.QueryResult<Row>[]).at(-1)?.rows ?? [];
}

async function notify(pool: pg.Pool, channel: string, text: string): Promise<void> {
  const statement = { text: `select pg_notify('${channel}', '${text}')`, query_timeout: 1_000 };
  await pool.query(statement);
}

function printSettings({ userId, organizationId }: Tenant): string {
  return `set local app.user_id = '${userId ?? ""}'; set local app.organization_id = '${organizationId ?? ""}'`;
}

function getHandle(client: pg.PoolClient): Transaction {
  const known = handles.get(client);
  if (known) return known;
  const made = drizzle(client);
  handles.set(client, made);
  return made;
}
