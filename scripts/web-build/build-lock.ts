import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, "pid"), String(process.pid));
    return true;
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== "EEXIST") throw failure;
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
