import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { listProcessesIn } from "#database/embedded/stale-postmaster.ts";
import { readEml } from "#mail/read-eml.ts";

/** Creates an empty data folder that every user may enter. */
export function createDataFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), "tessera-data-")));
}

/** Deletes a data folder with its cluster, which may be elsewhere. */
export function removeDataFolder(dataDir: string): void {
  rmSync(realpathSync(join(dataDir, "postgres")), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}

/** Lists the processes of PostgreSQL that run in a data folder's cluster. */
export function listPostgresProcesses(dataDir: string): readonly number[] {
  const cluster = join(realpathSync(join(dataDir, "postgres")), "cluster");
  return listProcessesIn(cluster);
}

/** Waits for a mail file to an address and returns the code in the newest one. */
export async function waitForMailedCode(dataDir: string, to: string): Promise<string> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const folder = join(dataDir, "mail");
    const names = listFiles(folder).toSorted().toReversed();
    const emls = names.map((name) => readFileSync(join(folder, name), "utf8"));
    const mails = await Promise.all(emls.map(readEml));
    const code = /^\d{6}$/m.exec(mails.find((mail) => mail.to === to)?.text ?? "")?.[0];
    if (code !== undefined) return code;
    await sleep(20);
  }
  throw new Error(`No code was mailed to ${to}.`);
}

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".eml"));
  } catch {
    return [];
  }
}
