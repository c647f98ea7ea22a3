import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ClusterFolders } from "./cluster-folders.ts";
import { runProgram } from "./run-program.ts";
import { changeOwner, type SystemAccount } from "./system-account.ts";

/** The version of PostgreSQL of the programs and clusters. */
const majorVersion = "18";

/** Creates the cluster if it does not exist; an interrupted run leaves no partial cluster. */
export async function createCluster(
  folders: ClusterFolders,
  account: SystemAccount,
  password: string,
  options: { readonly isDurable: boolean },
): Promise<void> {
  if (existsSync(join(folders.cluster, "PG_VERSION"))) return requireOurVersion(folders.cluster);
  const partial = `${folders.cluster}.making`;
  rmSync(partial, { recursive: true, force: true });
  const passwordFile = join(folders.home, "password.making");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  changeOwner(passwordFile, account);
  const ended = await runProgram(
    join(folders.binaries, "bin/initdb"),
    initdbParameters(partial, passwordFile, options.isDurable),
    account,
  );
  rmSync(passwordFile);
  if (ended.code !== 0) throw new Error(`The database could not be made. ${ended.output}`);
  renameSync(partial, folders.cluster);
}

function initdbParameters(folder: string, passwordFile: string, isDurable: boolean): string[] {
  const owner = ["-U", "tessera", "-A", "scram-sha-256", "--pwfile", passwordFile];
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  return ["-D", folder, ...owner, "-E", "UTF8", ...locale, ...(isDurable ? [] : ["--no-sync"])];
}

function requireOurVersion(cluster: string): void {
  const version = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  if (version !== majorVersion) {
    throw new Error(
      `The data in ${cluster} was written by PostgreSQL ${version}; this is PostgreSQL ${majorVersion}. Restore a backup into a new data folder.`,
    );
  }
}
