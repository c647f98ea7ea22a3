import { PgBoss } from "pg-boss";
import { workAsOwner } from "#database/work-as-owner.ts";
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
  await workAsOwner(ownerUrl, (owner) =>
    owner.query(
      `grant usage on schema ${jobsSchema} to tessera_app;
       grant select, insert, update, delete on all tables in schema ${jobsSchema} to tessera_app;
       grant usage on all sequences in schema ${jobsSchema} to tessera_app;
       grant execute on all functions in schema ${jobsSchema} to tessera_app`,
    ),
  );
}

const withoutTimers = { max: 1, supervise: false, schedule: false } as const;
