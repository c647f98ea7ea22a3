import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Reads a secret of the data folder, or generates it once; only its owner can read the file. */
export function requireSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, "secrets");
  const file = join(folder, name);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    createSecret(file);
  }
  return readFileSync(file, "utf8");
}

/** A link is created atomically and only once, so that two processes read the same secret. */
function createSecret(file: string): void {
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    linkSync(partial, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(partial);
  }
}
