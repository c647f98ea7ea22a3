import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PlanId } from "@tessera/contract";
import pg from "pg";
import type { Config } from "#config.ts";
import { StartError } from "#start/start-error.ts";
import { startEmbedded } from "./embedded/start-embedded.ts";

/** Puts the organization of a slug on a plan; false when there is none. The server may run meanwhile. */
export async function setPlan(config: Config, slug: string, plan: PlanId): Promise<boolean> {
  if (config.databaseUrl !== undefined) return changePlan(config.databaseUrl, slug, plan);
  if (!existsSync(join(config.dataDir, "postgres"))) {
    throw new StartError(
      `There is no data in ${config.dataDir} yet. Start Tessera first: npm start`,
    );
  }
  const postgres = await startEmbedded(config.dataDir);
  try {
    return await changePlan(postgres.url, slug, plan);
  } finally {
    if (!postgres.isAdopted) await postgres.stop();
  }
}

/** Puts the organization of a slug on a plan, as the owner of the database; false when there is none. */
export async function changePlan(ownerUrl: string, slug: string, plan: PlanId): Promise<boolean> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: "tessera-plan" });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "update organizations set plan = $2, updated_at = now() where slug = $1",
      [slug, plan],
    );
    return rowCount === 1;
  } finally {
    await client.end();
  }
}
