import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { keepSecrets } from "./seen-secrets.ts";

/** Returns the six digits of the newest mail to an address; waits for the job that sends it. */
export async function readCode(dataFolder: string, address: string): Promise<string> {
  const mail = await waitForMail(dataFolder, address, (text) => codePattern.test(text));
  return codePattern.exec(mail.text ?? "")?.[0] ?? "";
}

/** Returns the newest mail to an address whose text contains a part; waits for the job that sends it. */
export function readMailWith(dataFolder: string, address: string, part: string): Promise<Email> {
  return waitForMail(dataFolder, address, (text) => text.includes(part));
}

const codePattern = /\b\d{6}\b/;

async function waitForMail(
  dataFolder: string,
  address: string,
  isWanted: (text: string) => boolean,
): Promise<Email> {
  for (let attempts = 0; attempts < 600; attempts += 1) {
    for await (const mail of readMails(join(dataFolder, "mail"), address)) {
      const { to, text = "" } = mail;
      if (!isTo(to, address) || !isWanted(text)) continue;
      keepSecrets(codePattern.exec(text) ?? []);
      return mail;
    }
    await delay(100);
  }
  throw new Error(`No such email arrived for ${address} within a minute.`);
}

/** Reads the mails of a folder that name an address, newest first: the folder contains those of every story. */
async function* readMails(folder: string, address: string): AsyncGenerator<Email> {
  for (const file of listMails(folder).toReversed()) {
    const source = readFileSync(join(folder, file));
    if (source.includes(address)) yield await PostalMime.parse(source);
  }
}

function isTo(to: Email["to"], address: string): boolean {
  return to?.some((recipient) => recipient.address === address) === true;
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
