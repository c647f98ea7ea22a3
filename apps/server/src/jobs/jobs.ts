import { PgBoss } from "pg-boss";
import type { Transaction } from "#database/database.ts";
import { jobsSchema } from "./install-jobs.ts";
import { type JobData, type JobHandlers, type JobName, queues } from "./queues.ts";

/** The server's queues. */
export type Jobs = {
  /** Queues a job that exists only if the transaction commits; with priority it precedes those that wait. */
  send<Name extends JobName>(
    transaction: Transaction,
    name: Name,
    data: JobData[Name],
    options?: { readonly isFirst?: boolean },
  ): Promise<void>;
  /** Deletes the jobs whose data names an account, in a transaction. */
  removeOf(
    transaction: Transaction,
    account: { readonly userId: string; readonly emails: readonly string[] },
  ): Promise<void>;
  /** Starts the workers of the queues. */
  work(handlers: JobHandlers): Promise<void>;
  /** Waits until the running jobs have ended. */
  stop(): Promise<void>;
};

const stopTimeoutMs = 5_000;
const queryTimeoutMs = 30_000;
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

/** Opens the queues of a database as the server's role; errors of its connections go to `onError`. */
export async function openJobs(url: string, onError: (error: Error) => void): Promise<Jobs> {
  // pg-boss passes these to its pool, which closes connections that a dead network keeps open.
  const poolOptions = { query_timeout: queryTimeoutMs, keepAlive: true };
  const boss = new PgBoss({
    ...poolOptions,
    connectionString: url,
    application_name: "tessera-jobs",
    schema: jobsSchema,
    max: 3,
    migrate: false,
    createSchema: false,
    // Rebuilding an index requires the owner.
    reindex: false,
    useListenNotify: true,
  });
  let hasStopped = false;
  // Its pool forgets connections before they have ended: PostgreSQL may stop first, and end them.
  boss.on("error", (error) => {
    if (!hasStopped) onError(error);
  });
  await boss.start();
  return {
    async send(transaction, name, data, { isFirst = false } = {}) {
      const { $client } = transaction;
      const db = { executeSql: (text: string, values?: unknown[]) => $client.query(text, values) };
      await boss.send(name, data, { db, priority: isFirst ? 1 : 0 });
    },
    async removeOf({ $client }, { userId, emails }) {
      const isOfAccount = "data ->> 'userId' = $1 or data ->> 'email' = any($2)";
      await $client.query(`delete from ${jobsSchema}.job where ${isOfAccount}`, [userId, emails]);
    },
    async work(handlers) {
      for (const name of Object.keys(queues) as JobName[]) {
        await workOn(boss, name, handlers[name] as (data: JobData[JobName]) => Promise<void>);
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: stopTimeoutMs });
      hasStopped = true;
    },
  };
}

async function workOn(
  boss: PgBoss,
  name: JobName,
  handle: (data: JobData[JobName]) => Promise<void>,
): Promise<void> {
  const worker = await boss.work<JobData[JobName]>(name, polling, async (jobs) => {
    for (const job of jobs) await handle(job.data);
    // Jobs that were announced while this one ran are not announced again, so check the queue.
    boss.notifyWorker(worker);
  });
}
