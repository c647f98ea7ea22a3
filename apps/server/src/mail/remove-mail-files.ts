import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#config.ts";
import { mailFolderOf } from "./create-mailer.ts";

/** A person whose mail files are removed: the id of the account, and its addresses with the former ones. */
export type MailedPerson = { readonly userId: string; readonly emails: readonly string[] };

/**
 * Removes the mail files that contain an address of a person or concern the account; throws when one cannot be read or
 * removed. A server with a mail server may have files from before it had one.
 */
export async function removeMailFiles(
  config: Config,
  { userId, emails }: MailedPerson,
): Promise<void> {
  const folder = mailFolderOf(config);
  const names = await readdir(folder).catch(ignoreMissing([]));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const text = await readFile(file, "utf8").catch(ignoreMissing(""));
      const isOfAccount =
        text.includes(userId) || emails.some((email) => containsAddress(text, email));
      if (isOfAccount) await rm(file, { force: true });
    }),
  );
}

/** Returns a handler of errors that replaces a missing file or folder, and throws other errors. */
function ignoreMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return value;
    throw error;
  };
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
