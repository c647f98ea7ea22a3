import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#config.ts";
import { mailFolderOf } from "./create-mailer.ts";

/** Removes the mail files that contain one of several addresses. Nothing is removed when mail is really sent. */
export async function removeMailFiles(config: Config, emails: readonly string[]): Promise<void> {
  if (config.smtpUrl !== undefined) return;
  const folder = mailFolderOf(config);
  const addresses = emails.map(matchAddress);
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const text = await readFile(file, "utf8").catch(() => "");
      if (addresses.some((address) => address.test(text))) await rm(file, { force: true });
    }),
  );
}

/** Matches an address that is no part of a longer one. */
function matchAddress(email: string): RegExp {
  const exact = email.replaceAll(/[^\w@-]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.!#$%&'*+/?^{|}~\x60-])${exact}(?![\w-]|\.[a-z\d])`);
}
