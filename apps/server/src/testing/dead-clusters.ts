import { readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "#database/embedded/start-embedded.ts";

/** The name prefix of test data folders; the process id of the run follows. */
export const clusterPrefix = "tessera-tests-";

/** Stops and deletes the clusters of test runs that were killed. */
export async function removeDeadClusters(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter(isOfDeadRun)) {
    const dataDir = join(tmpdir(), name);
    const cluster = await startEmbedded(dataDir, { isDurable: false });
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function isOfDeadRun(name: string): boolean {
  const pid = new RegExp(`^${clusterPrefix}(\\d+)-`).exec(name)?.[1];
  if (pid === undefined) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch {
    return true;
  }
}
