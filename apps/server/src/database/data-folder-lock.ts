import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartError } from "#errors/start-error.ts";

/** The key of the advisory lock, the same in every version. */
const lockKey = "7305211, 2";
/** The connection of a killed owner ends shortly after its process. */
const longestLockWaitMs = 2_000;
const namePrefix = "tessera-owner-";

/**
 * Locks the data folder's database for this process until the returned function releases it; throws the owner's
 * name if it is locked. `onLost` is called when the connection of the lock ends before that.
 */
export async function lockDataFolder(
  ownerUrl: string,
  dataDir: string,
  onLost: () => void,
): Promise<() => Promise<void>> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: `${namePrefix}${process.pid}`,
    keepAlive: true,
  });
  let isHeld = false;
  client.on("error", () => undefined);
  client.once("end", () => {
    if (isHeld) onLost();
  });
  await client.connect();
  const release = () => {
    isHeld = false;
    return client.end();
  };
  isHeld = await acquireLock(client);
  if (isHeld) return release;
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
