import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The file that collects the secrets of all stories of a run; undefined outside of a run. */
function findFile(): string | undefined {
  const { TESSERA_E2E_LOG: log, TESSERA_E2E_DATA: dataFolder } = process.env;
  return log === undefined || dataFolder === undefined
    ? undefined
    : join(dataFolder, "seen-secrets.txt");
}

/** Keeps the secrets that a story saw, so that the check of the logs searches for exactly them. */
export function keepSecrets(secrets: readonly string[]): void {
  const file = findFile();
  if (file !== undefined) appendFileSync(file, secrets.map((secret) => `${secret}\n`).join(""));
}

/** Lists the secrets that the stories of a run saw. */
export function readSeenSecrets(): ReadonlySet<string> {
  const file = findFile();
  if (file === undefined || !existsSync(file)) return new Set();
  return new Set(readFileSync(file, "utf8").split("\n").filter(Boolean));
}
