import { spawnSync } from "node:child_process";
import { chownSync, readFileSync } from "node:fs";

/** The account that PostgreSQL runs under: ours, or `postgres` when we are root, under whom it refuses to run. */
export type SystemAccount = { readonly uid?: number; readonly gid?: number };

/** Finds the account for PostgreSQL, making the system user `postgres` when we are root and it is absent. */
export function requireSystemAccount(): SystemAccount {
  if (process.getuid?.() !== 0) return {};
  const account = findPostgresAccount() ?? makePostgresAccount();
  if (account === undefined) {
    throw new Error(
      "PostgreSQL refuses to run as root, and the user postgres could not be made. Run Tessera as another user, or set DATABASE_URL.",
    );
  }
  return account;
}

/** Hands a file or folder over to the account. */
export function handOver(path: string, account: SystemAccount): void {
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(path, account.uid, account.gid);
  }
}

function findPostgresAccount(): SystemAccount | undefined {
  const row = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync("/etc/passwd", "utf8"));
  return row ? { uid: Number(row[1]), gid: Number(row[2]) } : undefined;
}

function makePostgresAccount(): SystemAccount | undefined {
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]);
  return findPostgresAccount();
}
