import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#config.ts";
import { StartError } from "#errors/start-error.ts";
import { startEmbedded } from "./embedded/start-embedded.ts";
import { workAsOwner } from "./work-as-owner.ts";

/** Runs one statement as the owner, for development, and returns the number of changed rows. */
export async function changeAsOwner(
  config: Config,
  statement: string,
  values: readonly unknown[],
): Promise<number> {
  if (config.databaseUrl !== undefined) return changeRows(config.databaseUrl, statement, values);
  if (!existsSync(join(config.dataDir, "postgres"))) {
    throw new StartError(
      `There is no data in ${config.dataDir} yet. Start Tessera first: npm start`,
    );
  }
  const postgres = await startEmbedded(config.dataDir);
  try {
    return await changeRows(postgres.url, statement, values);
  } finally {
    if (!postgres.isAdopted) await postgres.stop();
  }
}

function changeRows(
  ownerUrl: string,
  statement: string,
  values: readonly unknown[],
): Promise<number> {
  return workAsOwner(ownerUrl, async (owner) => {
    const { rowCount } = await owner.query(statement, [...values]);
    return rowCount ?? 0;
  });
}
