import { spawnSync } from "node:child_process";
import { chownSync, readFileSync } from "node:fs";

/** The account of PostgreSQL: the current one, or `postgres` for root, which PostgreSQL refuses. */
export type SystemAccount = { readonly uid?: number; readonly gid?: number };

/** Finds the account for PostgreSQL; as root it creates the system user `postgres` if that is missing. */
export function requireSystemAccount(): SystemAccount {
  if (process.getuid?.() !== 0) return {};
  const account = findPostgresAccount() ?? createPostgresAccount();
  if (account === undefined) {
    throw new Error(
      "PostgreSQL refuses to run as root, and the user postgres could not be made. Run Tessera as another user, or set DATABASE_URL.",
    );
  }
  return account;
}

/** Changes the owner of a file or folder to the account. */
export function changeOwner(path: string, account: SystemAccount): void {
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(path, account.uid, account.gid);
  }
}

function findPostgresAccount(): SystemAccount | undefined {
  const row = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync("/etc/passwd", "utf8"));
  return row ? { uid: Number(row[1]), gid: Number(row[2]) } : undefined;
}

function createPostgresAccount(): SystemAccount | undefined {
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]);
  return findPostgresAccount();
}
