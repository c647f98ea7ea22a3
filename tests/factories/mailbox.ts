import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** The six digits of the newest mail to an address, read from the mail files of a data folder; waits for the job that sends it. */
export async function readCode(dataFolder: string, address: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const code = findCode(join(dataFolder, "mail"), address);
    if (code) return code;
    await delay(100);
  }
  throw new Error(`No mail with a code came to ${address} within 20 seconds.`);
}

function findCode(folder: string, address: string): string | undefined {
  for (const file of listMails(folder).toReversed()) {
    const mail = readFileSync(join(folder, file), "utf8");
    const [head = "", ...body] = mail.split(/\r?\n\r?\n/);
    if (!isTo(head, address)) continue;
    const code = /\b\d{6}\b/.exec(body.join("\n"))?.[0];
    if (code) return code;
  }
  return undefined;
}

function isTo(head: string, address: string): boolean {
  return head.split(/\r?\n/).some((line) => /^to:/i.test(line) && line.includes(address));
}

function listMails(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".eml"))
      .toSorted();
  } catch {
    return [];
  }
}
