import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#config.ts";
import { mailFolderOf } from "./create-mailer.ts";

/** An account whose mail files are removed, with its former addresses. */
type MailedAccount = { readonly userId: string; readonly emails: readonly string[] };

/** Removes the mail files that contain an address of an account or name its user. Nothing is removed when mail is really sent. */
export async function removeMailFiles(
  config: Config,
  { userId, emails }: MailedAccount,
): Promise<void> {
  if (config.smtpUrl !== undefined) return;
  const folder = mailFolderOf(config);
  const addresses = emails.map(matchAddress);
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const text = await readFile(file, "utf8").catch(() => "");
      const isOfAccount = text.includes(userId) || addresses.some((address) => address.test(text));
      if (isOfAccount) await rm(file, { force: true });
    }),
  );
}

/** Matches an address that is no part of a longer one. */
function matchAddress(email: string): RegExp {
  const exact = email.replaceAll(/[^\w@-]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.!#$%&'*+/?^{|}~\x60-])${exact}(?![\w-]|\.[a-z\d])`);
}
