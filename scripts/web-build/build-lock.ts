import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const retryMs = 200;

/** Runs work while no other process holds the folder as its lock; one that died holds nothing. */
export async function withLock<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  while (!tryLock(folder)) await sleep(retryMs);
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tryLock(folder: string): boolean {
  // The lock appears with its holder's id in it, so that nobody takes it for a dead one's.
  const own = `${folder}-${process.pid}`;
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, "pid"), String(process.pid));
  try {
    renameSync(own, folder);
    return true;
  } catch (failure) {
    rmSync(own, { recursive: true, force: true });
    const { code = "" } = failure as NodeJS.ErrnoException;
    if (!["EEXIST", "ENOTEMPTY", "EPERM"].includes(code)) throw failure;
    if (!isHolderAlive(folder)) rmSync(folder, { recursive: true, force: true });
    return false;
  }
}

function isHolderAlive(folder: string): boolean {
  try {
    process.kill(Number(readFileSync(join(folder, "pid"), "utf8")), 0);
    return true;
  } catch (failure) {
    // Another user's process cannot be signalled, but it lives.
    return (failure as NodeJS.ErrnoException).code === "EPERM";
  }
}
