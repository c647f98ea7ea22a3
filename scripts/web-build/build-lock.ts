import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const retryMs = 200;
const settleMs = 50;

/** Runs work while no other process holds the file as its lock; one that died holds nothing. */
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
  // Two that found the same dead holder may have removed each other's lock: whose name stands now has it.
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
    // Another user's process cannot be signalled, but it lives.
    return (failure as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The process that the lock names; undefined while it is being written or given back. */
function readHolder(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, "utf8"), 10) || undefined;
  } catch {
    return undefined;
  }
}
