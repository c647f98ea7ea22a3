import { chmodSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs work with an empty data folder, then deletes the folder. */
export async function withDataFolder<T>(work: (dataFolder: string) => Promise<T>): Promise<T> {
  const dataFolder = mkdtempSync(join(tmpdir(), "tessera-bench-"));
  // PostgreSQL never runs as root, so another user must have access.
  chmodSync(dataFolder, 0o755);
  try {
    return await work(dataFolder);
  } finally {
    removeFolder(dataFolder);
  }
}

/** The cluster may be outside of the data folder, behind a link. */
function removeFolder(dataFolder: string): void {
  const cluster = findRealPath(join(dataFolder, "postgres"));
  if (cluster) rmSync(cluster, { recursive: true, force: true });
  rmSync(dataFolder, { recursive: true, force: true });
}

function findRealPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
