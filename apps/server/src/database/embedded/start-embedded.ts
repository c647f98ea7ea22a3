import { existsSync, mkdirSync, readFileSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { requireSecret } from "#secrets/secret-file.ts";
import { type ClusterFolders, createClusterFolders } from "./cluster-folders.ts";
import { createCluster } from "./create-cluster.ts";
import { requireNativeFolder } from "./native-package.ts";
import { runProgram } from "./run-program.ts";
import { findPostmasterPid, cleanUpPostmaster } from "./stale-postmaster.ts";
import { withStartLock } from "./start-lock.ts";
import { requireSystemAccount, type SystemAccount } from "./system-account.ts";

/** A running PostgreSQL whose data is in a data folder. */
export type EmbeddedPostgres = {
  /** The address of its owner, reachable only through a socket. */
  readonly url: string;
  readonly postmasterPid: number;
  /** True when it was running before: left by a killed server, or started by another process. */
  readonly isAdopted: boolean;
  stop(): Promise<void>;
};

/** Starts or adopts the PostgreSQL of a data folder; only test clusters may lack durability. */
export async function startEmbedded(
  dataDir: string,
  options: { readonly isDurable: boolean } = { isDurable: true },
): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true });
  const folder = realpathSync(resolve(dataDir));
  return withStartLock(folder, async () => {
    const account = requireSystemAccount();
    const folders = createClusterFolders(folder, requireNativeFolder(), account);
    const password = requireSecret(folder, "postgres-password");
    await createCluster(folders, account, password, options);
    const isAdopted = await cleanUpPostmaster(folders, () => isRunning(folders, account));
    if (!isAdopted) await startCluster(folders, account, options.isDurable);
    return {
      url: `postgres://tessera:${password}@/postgres?host=${encodeURIComponent(folders.socket)}`,
      postmasterPid: findPostmasterPid(folders.cluster) ?? 0,
      isAdopted,
      stop: () => stopCluster(folders, account),
    };
  });
}

async function isRunning(folders: ClusterFolders, account: SystemAccount): Promise<boolean> {
  const ended = await control(folders, account, ["status", "-D", folders.cluster]);
  return ended.code === 0;
}

async function startCluster(
  folders: ClusterFolders,
  account: SystemAccount,
  isDurable: boolean,
): Promise<void> {
  const log = join(folders.home, "postgres.log");
  const start = ["start", "-w", "-t", "60", "-s", "-D", folders.cluster, "-l", log];
  const settings = serverSettings(folders, isDurable);
  const ended = await control(folders, account, [...start, "-o", settings]);
  if (ended.code === 0) return;
  const lastLines = existsSync(log) ? readFileSync(log, "utf8").split("\n").slice(-6) : [];
  throw new Error(
    `The database did not start. ${ended.output}\n${lastLines.join("\n")}\nIts whole log is ${log}.`,
  );
}

function serverSettings(folders: ClusterFolders, isDurable: boolean): string {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: folders.socket,
    max_connections: "60",
    shared_buffers: "64MB",
    logging_collector: "off",
    // Details and statements of errors contain values of rows, such as an email that exists already.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    ...(isDurable ? {} : { fsync: "off", full_page_writes: "off", synchronous_commit: "off" }),
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(" ");
}

async function stopCluster(folders: ClusterFolders, account: SystemAccount): Promise<void> {
  const fast = ["stop", "-m", "fast", "-w", "-t", "8", "-s", "-D", folders.cluster];
  const ended = await control(folders, account, fast);
  if (ended.code === 0 || !(await isRunning(folders, account))) return;
  await control(folders, account, ["stop", "-m", "immediate", "-w", "-s", "-D", folders.cluster]);
}

function control(folders: ClusterFolders, account: SystemAccount, parameters: readonly string[]) {
  return runProgram(join(folders.binaries, "bin/pg_ctl"), parameters, account);
}
