import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyNativeFolder } from "./native-package.ts";
import { changeOwner, type SystemAccount } from "./system-account.ts";

/** The folders of the programs, the cluster, its log and its socket. */
export type ClusterFolders = {
  readonly binaries: string;
  readonly home: string;
  readonly cluster: string;
  readonly socket: string;
};

/** A socket path has at most about 107 bytes, of which the file name takes 16. */
const longestSocketFolder = 90;
const sharedParent = "/var/lib/tessera";

/** Creates a cluster's folders, linked from `postgres` if the account cannot enter the data folder. */
export function createClusterFolders(
  dataDir: string,
  native: string,
  account: SystemAccount,
): ClusterFolders {
  const isReachable = canReach(account, join(native, "bin/postgres"), dataDir);
  const key = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  const home = isReachable ? join(dataDir, "postgres") : join(sharedParent, key);
  const binaries = isReachable ? native : copyNativeFolder(native, sharedParent);
  const inner = join(home, "socket");
  const socket =
    inner.length < longestSocketFolder ? inner : join(tmpdir(), `tessera-socket-${key}`);
  for (const folder of [home, socket]) createPrivate(folder, account);
  if (!isReachable && !existsSync(join(dataDir, "postgres"))) {
    symlinkSync(home, join(dataDir, "postgres"));
  }
  return { binaries, home, cluster: join(realpathSync(home), "cluster"), socket };
}

function createPrivate(folder: string, account: SystemAccount): void {
  mkdirSync(folder, { recursive: true });
  changeOwner(folder, account);
  chmodSync(folder, 0o700);
}

function canReach(account: SystemAccount, program: string, dataDir: string): boolean {
  if (account.uid === undefined) return true;
  const options = { ...account, cwd: "/", stdio: "ignore" } as const;
  return (
    spawnSync(program, ["--version"], options).status === 0 &&
    spawnSync("/bin/sh", ["-c", 'cd "$0"', dataDir], options).status === 0
  );
}
