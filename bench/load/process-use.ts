import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

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

const ticksASecond = 100;
/** Fields after the name in a line of `/proc/<pid>/stat`: the parent, own time, time of ended children. */
const places = { parent: 1, user: 11, system: 12, childUser: 13, childSystem: 14 };

/** Reads the usage of a server and of the PostgreSQL in its data folder; undefined outside of Linux. */
export function readUse(server: number | undefined, dataFolder: string): Use | undefined {
  if (process.platform !== "linux" || server === undefined) return undefined;
  const main = Number(readDatabasePid(dataFolder));
  return {
    atMs: performance.now(),
    serverCpuS: readCpu(server),
    databaseCpuS: listChildren(main).reduce((sum, pid) => sum + readCpu(pid), readCpu(main, true)),
    serverMib: readMemory(server),
  };
}

function readDatabasePid(dataFolder: string): string | undefined {
  const file = join(dataFolder, "postgres/cluster/postmaster.pid");
  return readFileSync(file, "utf8").split("\n")[0];
}

function listChildren(parent: number): readonly number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && readStat(pid)[places.parent] === parent);
}

/** Returns processor seconds; those of a process that has just ended belong to its parent. */
function readCpu(pid: number, withEndedChildren = false): number {
  const stat = readStat(pid);
  const counted = [places.user, places.system];
  if (withEndedChildren) counted.push(places.childUser, places.childSystem);
  return counted.reduce((sum, place) => sum + (stat[place] ?? 0), 0) / ticksASecond;
}

function readStat(pid: number): readonly number[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    return line
      .slice(line.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
  } catch {
    return [];
  }
}

function readMemory(pid: number): number {
  const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kib) / 1024;
}
