import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "#errors/start-error.ts";
import { type DataFolderLock, lockDataFolder } from "./data-folder-lock.ts";
import { type EmbeddedPostgres, startEmbedded } from "./embedded/start-embedded.ts";

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
  let held = await start(dataDir);
  let isClosing = false;
  const watch = () => held.lock.onLost(() => void restart());
  async function restart(): Promise<void> {
    while (!isClosing) {
      try {
        held = await start(dataDir);
        return watch();
      } catch (error) {
        // Another process has locked the data folder in the meantime, so it is not restarted.
        if (error instanceof StartError) throw error;
        onError(error);
        await sleep(retryMs);
      }
    }
  }
  watch();
  return {
    url: held.postgres.url,
    async close() {
      isClosing = true;
      await held.lock.release();
      await held.postgres.stop();
    },
  };
}

type Held = { readonly postgres: EmbeddedPostgres; readonly lock: DataFolderLock };

async function start(dataDir: string): Promise<Held> {
  const postgres = await startEmbedded(dataDir);
  const lock = await lockDataFolder(postgres.url, dataDir);
  return { postgres, lock };
}
