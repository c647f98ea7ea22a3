import { readFileSync, readdirSync } from "node:fs";

const ticksASecond = 100;
/** Fields after the name in a line of `/proc/<pid>/stat`: the parent, own time, time of ended children. */
const places = { parent: 1, user: 11, system: 12, childUser: 13, childSystem: 14 };

/** Lists the running children of a process. */
export function listChildren(parent: number): readonly number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && readStat(pid)[places.parent] === parent);
}

/** Returns the processor seconds of a process; those of one that has just ended belong to its parent. */
export function readProcessCpu(pid: number, withEndedChildren = false): number {
  const stat = readStat(pid);
  const counted = [places.user, places.system];
  if (withEndedChildren) counted.push(places.childUser, places.childSystem);
  return counted.reduce((sum, place) => sum + (stat[place] ?? 0), 0) / ticksASecond;
}

/** Returns the processor seconds of a process and of everything that it has started. */
export function readTreeCpu(pid: number): number {
  const children = listChildren(pid).map(readTreeCpu);
  return children.reduce((sum, cpu) => sum + cpu, readProcessCpu(pid, true));
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
