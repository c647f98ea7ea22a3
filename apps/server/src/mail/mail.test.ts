import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createFileMailer } from "./file-mailer.ts";
import { mailSite } from "#testing/mail-site.ts";
import { printCodeMail } from "./mails.ts";
import { printAllMails } from "#testing/print-all-mails.ts";
import { readEml } from "./read-eml.ts";

let dataDir: string;
let folder: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "tessera-mail-"));
  folder = join(dataDir, "mail");
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function listEmls(): readonly string[] {
  const names = readdirSync(folder).toSorted();
  return names.map((name) => readFileSync(join(folder, name), "utf8"));
}

describe("mail files", () => {
  test("sort by time and contain the text first", async () => {
    const mailer = createFileMailer(folder, "Tessera <hello@tessera.example>");
    for (const code of ["111111", "222222", "333333"]) {
      await mailer.send({ to: "ada@example.test", ...printCodeMail("en", code, mailSite) });
    }
    const emls = listEmls();
    const mails = await Promise.all(emls.map(readEml));
    expect(mails.map(({ text }) => text.split("\n")[2])).toEqual(["111111", "222222", "333333"]);
    for (const eml of emls) {
      expect(eml.indexOf("text/plain")).toBeLessThan(eml.indexOf("text/html"));
      expect(eml).toMatch(/^From: Tessera <hello@tessera.example>$/m);
    }
  });

  test.each(["en", "tr"] as const)("are read back as they were written in %s", async (locale) => {
    const mailer = createFileMailer(folder, "Tessera <hello@tessera.example>");
    const mails = Object.values(printAllMails(locale));
    for (const mail of mails) await mailer.send({ to: "ada@example.test", ...mail });
    const read = await Promise.all(listEmls().map(readEml));
    expect(read.map(({ to, subject, text }) => ({ to, subject, text }))).toEqual(
      mails.map(({ subject, text }) => ({ to: "ada@example.test", subject, text: text.trim() })),
    );
  });

  test("with text only are read back, and have a reply address", async () => {
    const mailer = createFileMailer(folder, "Tessera <hello@tessera.example>");
    const text = "Işık <b>çok</b> hoş.\n\nİkinci paragraf.\n\n-- \nDil: tr";
    const replyTo = { name: 'Ada, "Lady"', address: "ada@example.test" };
    await mailer.send({ to: "a@x.test, b@x.test", subject: "Öneri", text, replyTo });
    const [eml = ""] = listEmls();
    expect(await readEml(eml)).toMatchObject({ to: "a@x.test, b@x.test", subject: "Öneri", text });
    expect(eml).toMatch(/^Reply-To: "Ada, \\"Lady\\"" <ada@example.test>$/m);
    expect(eml).not.toContain("text/html");
  });

  test("keep hostile text as text", async () => {
    const mailer = createFileMailer(folder, "Tessera <hello@tessera.example>");
    const subject = "Hi\r\nBcc: everybody@example.test =?utf-8?q?x?=";
    await mailer.send({ to: "ada@example.test", subject, text: "a=3D\n.\n--x\n", html: "<p></p>" });
    const [eml = ""] = listEmls();
    expect(eml).not.toMatch(/^Bcc:/m);
    expect((await readEml(eml)).text).toBe("a=3D\n.\n--x");
  });
});
