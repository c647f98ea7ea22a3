import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

/** Creates a mailer that writes every mail to a file; the names sort by time. */
export function createFileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  let count = 0;
  return {
    async send({ userIds, ...mail }) {
      const { message } = await transport.sendMail({
        from,
        textEncoding: "quoted-printable",
        ...mail,
        ...(userIds && { headers: { "X-Tessera-Users": userIds.join(" ") } }),
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      count += 1;
      const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
      const file = join(folder, `${time}-${String(count).padStart(4, "0")}.eml`);
      // A process that watches the folder never sees a partial mail.
      await writeFile(`${file}.making`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.making`, file);
    },
  };
}
