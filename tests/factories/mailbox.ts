import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/**
 * Reads the six digits of the newest email to an address from the mail files of a data folder;
 * waits for the job that sends it.
 */
export async function readCode(dataFolder: string, address: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const code = findCode(join(dataFolder, "mail"), address);
    if (code) return code;
    await delay(100);
  }
  throw new Error(`No mail with a code came to ${address} within 20 seconds.`);
}

/**
 * Reads the newest email to an address whose encoded text contains a part; waits for the job that
 * sends it.
 */
export async function readMailWith(
  dataFolder: string,
  address: string,
  part: string,
): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const mail = findMails(join(dataFolder, "mail"), address).find((one) => one.includes(part));
    if (mail) return mail;
    await delay(100);
  }
  throw new Error(`No mail with "${part}" came to ${address} within 20 seconds.`);
}

function findCode(folder: string, address: string): string | undefined {
  for (const mail of findMails(folder, address)) {
    const [, ...body] = mail.split(/\r?\n\r?\n/);
    const code = /\b\d{6}\b/.exec(body.join("\n"))?.[0];
    if (code) return code;
  }
  return undefined;
}

/** Lists the emails to an address, newest first. */
function findMails(folder: string, address: string): readonly string[] {
  return listMails(folder)
    .toReversed()
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .filter((mail) => isTo(mail.split(/\r?\n\r?\n/)[0] ?? "", address));
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
