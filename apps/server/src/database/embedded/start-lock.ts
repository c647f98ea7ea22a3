import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const longestWaitMs = 90_000;
/** A lock older than this without a pid was left by a process that died while it created the lock. */
const namelessAgeMs = 5_000;

/** Runs `work` while no other process starts the same cluster; concurrent first starts break it. */
export async function withStartLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const lock = join(dataDir, "start.lock");
  await acquireLock(lock);
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

async function acquireLock(lock: string): Promise<void> {
  const deadline = Date.now() + longestWaitMs;
  while (!createLock(lock)) {
    if (isAbandoned(lock)) rmSync(lock, { recursive: true, force: true });
    else if (Date.now() > deadline) {
      throw new Error(
        `Another process has been starting the database for ${longestWaitMs / 1000} seconds. If none is, delete ${lock} and start again.`,
      );
    } else await sleep(50);
  }
}

function createLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    writeFileSync(join(lock, "pid"), String(process.pid));
    return true;
  } catch (error) {
    if (isErrorCode(error, "EEXIST")) return false;
    throw error;
  }
}

function isAbandoned(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(join(lock, "pid"), "utf8")), 0);
    return false;
  } catch (error) {
    if (isErrorCode(error, "ESRCH")) return true;
    if (isErrorCode(error, "ENOENT")) return isOlderThan(lock, namelessAgeMs);
    return false;
  }
}

function isOlderThan(path: string, ageMs: number): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > ageMs;
}

function isErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
