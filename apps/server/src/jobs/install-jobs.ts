import pg from "pg";
import { PgBoss } from "pg-boss";
import { queues, schedules } from "./queues.ts";

/** The database schema of the queues. */
export const jobsSchema = "jobs";

/** Migrates the queues as the database's owner, and grants the server's role access to them. */
export async function installJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, schema: jobsSchema, ...withoutTimers });
  boss.on("error", () => undefined);
  await boss.start();
  try {
    for (const [name, options] of Object.entries(queues)) {
      await ((await boss.getQueue(name))
        ? boss.updateQueue(name, options)
        : boss.createQueue(name, options));
    }
    for (const [name, cron] of Object.entries(schedules)) await boss.schedule(name, cron);
  } finally {
    await boss.stop({ graceful: false });
  }
  await grantJobs(ownerUrl);
}

const withoutTimers = { max: 1, supervise: false, schedule: false } as const;

async function grantJobs(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: "tessera-migrate" });
  await client.connect();
  try {
    await client.query(
      `grant usage on schema ${jobsSchema} to tessera_app;
       grant select, insert, update, delete on all tables in schema ${jobsSchema} to tessera_app;
       grant usage on all sequences in schema ${jobsSchema} to tessera_app;
       grant execute on all functions in schema ${jobsSchema} to tessera_app`,
    );
  } finally {
    await client.end();
  }
}
