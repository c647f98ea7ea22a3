import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#config.ts";
import { mailFolderOf } from "./create-mailer.ts";

/** Removes the mail files that contain an address. Nothing is removed when mail is really sent. */
export async function removeMailFiles(config: Config, email: string): Promise<void> {
  if (config.smtpUrl !== undefined) return;
  const folder = mailFolderOf(config);
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const text = await readFile(file, "utf8").catch(() => "");
      if (text.includes(email)) await rm(file, { force: true });
    }),
  );
}
