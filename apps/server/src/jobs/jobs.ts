import { PgBoss, type Db } from "pg-boss";
import type { Transaction } from "#database/database.ts";
import { jobsSchema } from "./install-jobs.ts";
import { type JobData, type JobHandlers, type JobName, queues } from "./queues.ts";

/** The server's queues. */
export type Jobs = {
  /** Queues a job that exists only if the transaction commits; one that is first goes before those that wait. */
  send<Name extends JobName>(
    transaction: Transaction,
    name: Name,
    data: JobData[Name],
    options?: { readonly isFirst?: boolean },
  ): Promise<void>;
  /** Begins to work on what is queued. */
  work(handlers: JobHandlers): Promise<void>;
  /** Lets the jobs that run come to their end. */
  stop(): Promise<void>;
};

const stopTimeoutMs = 5_000;
const queryTimeoutMs = 30_000;
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

/** Opens the queues of a database as the server's role. Errors of its connections are told to `onError`. */
export async function openJobs(url: string, onError: (error: Error) => void): Promise<Jobs> {
  // pg-boss hands these to its pool: a connection that a dead network keeps open is given up.
  const poolOptions = { query_timeout: queryTimeoutMs, keepAlive: true };
  const boss = new PgBoss({
    ...poolOptions,
    connectionString: url,
    application_name: "tessera-jobs",
    schema: jobsSchema,
    max: 3,
    migrate: false,
    createSchema: false,
    // Rebuilding an index asks for its owner.
    reindex: false,
    useListenNotify: true,
  });
  boss.on("error", onError);
  await boss.start();
  return {
    async send(transaction, name, data, { isFirst = false } = {}) {
      const db = connectionOf(transaction);
      await boss.send(name, data, { db, priority: isFirst ? 1 : 0 });
    },
    async work(handlers) {
      for (const name of Object.keys(queues) as JobName[]) {
        await workOn(boss, name, handlers[name] as (data: JobData[JobName]) => Promise<void>);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: stopTimeoutMs }),
  };
}

async function workOn(
  boss: PgBoss,
  name: JobName,
  handle: (data: JobData[JobName]) => Promise<void>,
): Promise<void> {
  const worker = await boss.work<JobData[JobName]>(name, polling, async (jobs) => {
    for (const job of jobs) await handle(job.data);
    // Jobs that were announced while this one ran are announced no more: look again.
    boss.notifyWorker(worker);
  });
}

function connectionOf(transaction: Transaction): Db {
  return {
    executeSql: async (text, values) => {
      const { rows } = await transaction.$client.query(text, values ?? []);
      return { rows };
    },
  };
}
