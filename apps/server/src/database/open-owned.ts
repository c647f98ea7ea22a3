import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "#errors/start-error.ts";
import { lockDataFolder } from "./data-folder-lock.ts";
import { startEmbedded } from "./embedded/start-embedded.ts";

/** The database of a data folder that this process owns. */
export type OwnedDatabase = {
  /** The address of the database's owner. */
  readonly url: string;
  close(): Promise<void>;
};

const retryMs = 250;

/** Starts and locks the PostgreSQL of a data folder, and restarts it when it dies. */
export async function openOwnedDatabase(
  dataDir: string,
  onError: (error: unknown) => void,
): Promise<OwnedDatabase> {
  let isClosing = false;
  let held = await start();
  async function start() {
    const postgres = await startEmbedded(dataDir);
    const release = await lockDataFolder(postgres.url, dataDir, () => void restart());
    return { postgres, release };
  }
  async function restart(): Promise<void> {
    while (!isClosing) {
      try {
        held = await start();
        return;
      } catch (error) {
        // Another process has locked the data folder in the meantime, so it is not restarted.
        if (error instanceof StartError) throw error;
        onError(error);
        await sleep(retryMs);
      }
    }
  }
  return {
    url: held.postgres.url,
    async close() {
      isClosing = true;
      await held.release();
      await held.postgres.stop();
    },
  };
}
