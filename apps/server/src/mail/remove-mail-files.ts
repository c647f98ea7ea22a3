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
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const text = await readFile(file, "utf8").catch(() => "");
      const isOfAccount =
        text.includes(userId) || emails.some((email) => containsAddress(text, email));
      if (isOfAccount) await rm(file, { force: true });
    }),
  );
}

/** Returns whether a text contains an address that is no part of a longer one. */
function containsAddress(text: string, email: string): boolean {
  for (let at = text.indexOf(email); at >= 0; at = text.indexOf(email, at + 1)) {
    const end = at + email.length;
    const isWhole = !/[\w.!#$%&'*+/?^{|}~`-]/.test(text.charAt(at - 1));
    if (isWhole && !/^(?:[\w-]|\.[a-z\d])/.test(text.slice(end, end + 2))) return true;
  }
  return false;
}
