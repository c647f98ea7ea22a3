import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ClusterFolders } from "./cluster-folders.ts";

const longestWaitMs = 10_000;

/** Returns the process id in a cluster's `postmaster.pid`. */
export function findPostmasterPid(cluster: string): number | undefined {
  const file = join(cluster, "postmaster.pid");
  if (!existsSync(file)) return undefined;
  return Number(readFileSync(file, "utf8").split("\n", 1)[0]);
}

/**
 * Returns whether the cluster's server runs. On Linux it removes the remains of a killed server: a pid file whose
 * process is a zombie or belongs to another program would keep PostgreSQL from starting.
 */
export async function cleanUpPostmaster(
  folders: ClusterFolders,
  isRunning: () => Promise<boolean>,
): Promise<boolean> {
  const pid = findPostmasterPid(folders.cluster);
  if (pid === undefined) return false;
  if (process.platform !== "linux") return isRunning();
  if (await waitForChildren(folders.cluster, pid)) return true;
  rmSync(join(folders.cluster, "postmaster.pid"), { force: true });
  rmSync(join(folders.socket, ".s.PGSQL.5432.lock"), { force: true });
  return false;
}

/** Waits until a killed postmaster's children have ended; true when the postmaster itself runs. */
async function waitForChildren(cluster: string, postmaster: number): Promise<boolean> {
  const deadline = Date.now() + longestWaitMs;
  for (;;) {
    const running = listProcessesIn(cluster);
    if (running.includes(postmaster)) return true;
    if (running.length === 0) return false;
    if (Date.now() > deadline) {
      throw new Error(
        `Processes of a dead PostgreSQL still hold ${cluster}: ${running.join(", ")}. End them, then start again.`,
      );
    }
    await sleep(50);
  }
}

/** Lists the processes in the cluster's folder, where all of PostgreSQL run; a zombie has no folder. */
export function listProcessesIn(cluster: string): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && findWorkingFolder(name) === cluster)
    .map(Number);
}

function findWorkingFolder(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
