import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const retryMs = 200;
const settleMs = 50;

/** Runs work under a file lock; the lock of a process that died is ignored. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  while (!(await tryLock(file))) await sleep(retryMs);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

async function tryLock(file: string): Promise<boolean> {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== "EEXIST") throw failure;
    if (!isHolderAlive(file)) rmSync(file, { force: true });
    return false;
  }
  // Two processes that found the same stale lock may have removed each other's: the one named in
  // the file now has it.
  await sleep(settleMs);
  return readHolder(file) === process.pid;
}

function isHolderAlive(file: string): boolean {
  const holder = readHolder(file);
  if (holder === undefined) return true;
  try {
    process.kill(holder, 0);
    return true;
  } catch (failure) {
    // Another user's process cannot be signalled, but it is alive.
    return (failure as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Reads the process that holds the lock; undefined while the file is being written or removed. */
function readHolder(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, "utf8"), 10) || undefined;
  } catch {
    return undefined;
  }
}
