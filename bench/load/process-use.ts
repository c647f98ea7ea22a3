import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listChildren, readProcessCpu } from "../process-cpu.ts";

/**
 * The resource usage of a server and its PostgreSQL so far: processor time in seconds, and the
 * server's current memory.
 */
export type Use = {
  readonly atMs: number;
  readonly serverCpuS: number;
  readonly databaseCpuS: number;
  readonly serverMib: number;
};

/** Reads the usage of a server and of the PostgreSQL in its data folder; undefined outside of Linux. */
export function readUse(server: number | undefined, dataFolder: string): Use | undefined {
  if (process.platform !== "linux" || server === undefined) return undefined;
  const main = Number(readDatabasePid(dataFolder));
  return {
    atMs: performance.now(),
    serverCpuS: readProcessCpu(server),
    databaseCpuS: listChildren(main).reduce(
      (sum, pid) => sum + readProcessCpu(pid),
      readProcessCpu(main, true),
    ),
    serverMib: readMemory(server),
  };
}

function readDatabasePid(dataFolder: string): string | undefined {
  const file = join(dataFolder, "postgres/cluster/postmaster.pid");
  return readFileSync(file, "utf8").split("\n")[0];
}

function readMemory(pid: number): number {
  const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kib) / 1024;
}
