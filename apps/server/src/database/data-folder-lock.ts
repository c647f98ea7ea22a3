import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartError } from "#errors/start-error.ts";

/** The connection that locks a data folder for this process, as long as it is open. */
export type DataFolderLock = {
  /** Called once when the connection is lost before it is released. */
  onLost(listener: () => void): void;
  release(): Promise<void>;
};

/** The key of the advisory lock, the same in every version. */
const lockKey = "7305211, 2";
/** The connection of a killed owner ends shortly after its process. */
const longestLockWaitMs = 2_000;
const namePrefix = "tessera-owner-";

/** Locks the data folder's database for this process; throws the owner's name if it is locked. */
export async function lockDataFolder(ownerUrl: string, dataDir: string): Promise<DataFolderLock> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: `${namePrefix}${process.pid}`,
    keepAlive: true,
  });
  let isReleased = false;
  const listeners: (() => void)[] = [];
  client.on("error", () => undefined);
  client.once("end", () => {
    if (!isReleased) for (const listener of listeners) listener();
  });
  await client.connect();
  const release = async () => {
    isReleased = true;
    await client.end();
  };
  if (await acquireLock(client)) return { onLost: (listener) => listeners.push(listener), release };
  const owner = await describeOwner(client);
  await release();
  throw new StartError(
    `The data folder ${dataDir} is held by ${owner}. Stop it first, or use another folder: DATA_DIR=./other npm start`,
  );
}

async function acquireLock(client: pg.Client): Promise<boolean> {
  const deadline = Date.now() + longestLockWaitMs;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      `select pg_try_advisory_lock(${lockKey}) as taken`,
    );
    if (rows[0]?.taken) return true;
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
}

async function describeOwner(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string; since: Date }>(
    `select application_name as name, backend_start as since
     from pg_stat_activity where application_name like '${namePrefix}%' and pid <> pg_backend_pid()
     order by backend_start limit 1`,
  );
  const [owner] = rows;
  if (!owner) return "another process";
  return `process ${owner.name.slice(namePrefix.length)}, running since ${owner.since.toISOString()}`;
}
