import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withLock } from "./build-lock.ts";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tessera-lock-"));
  file = join(folder, "lock");
});

afterEach(() => rmSync(folder, { recursive: true }));

test("releases the lock, also when the work fails", async () => {
  await expect(withLock(file, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(existsSync(file)).toBe(false);
});

test("lets one process work at a time", async () => {
  let running = 0;
  const most = await Promise.all(
    [1, 2, 3].map(() =>
      withLock(file, async () => {
        const now = ++running;
        await sleep(20);
        running -= 1;
        return now;
      }),
    ),
  );
  expect(most).toEqual([1, 1, 1]);
});

test("takes over the lock of a process that died", async () => {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  writeFileSync(file, String(pid));
  expect(await withLock(file, async () => "done")).toBe("done");
});

test("waits while the lock file is still empty", async () => {
  writeFileSync(file, "");
  const waiting = withLock(file, async () => "done");
  expect(await Promise.race([waiting, sleep(500, "waiting")])).toBe("waiting");
  rmSync(file);
  expect(await waiting).toBe("done");
});
