import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { parseConfig } from "#config.ts";
import { makeMailer } from "./make-mailer.ts";
import { printCodeMail } from "./mails.ts";
import { readEml } from "./read-eml.ts";

type Received = { readonly from: string; readonly to: readonly string[]; readonly eml: string };

let server: SMTPServer;
const received: Received[] = [];
afterEach(async () => {
  received.length = 0;
  await new Promise<void>((resolve) => server.close(resolve));
});

/** A mail server on this machine that lets one user in; the address of it for that user. */
async function startMailServer(password = "a password: with / and @"): Promise<string> {
  server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password: given }, _session, answer) =>
      username === "tessera" && given === "a password: with / and @"
        ? answer(null, { user: username })
        : answer(new Error("Wrong user or password")),
    onData: (stream, { envelope }, answer) => {
      void text(stream).then((eml) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), eml });
        answer();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return `smtp://tessera:${encodeURIComponent(password)}@127.0.0.1:${port}`;
}

function mailerOf(smtpUrl: string) {
  return makeMailer(parseConfig({ SMTP_URL: smtpUrl, CONTACT_EMAIL: "hello@tessera.example" }));
}

test("sends a mail through the server that SMTP_URL names, as its user", async () => {
  const mailer = mailerOf(await startMailServer());
  await mailer.send({ to: "ada@example.test", ...printCodeMail("tr", "123456") });
  expect(received.map(({ from, to }) => ({ from, to }))).toEqual([
    { from: "hello@tessera.example", to: ["ada@example.test"] },
  ]);
  const eml = received[0]?.eml ?? "";
  expect(eml).toMatch(/^From: Tessera <hello@tessera.example>\r?$/m);
  const mail = readEml(eml);
  expect([mail.to, mail.subject]).toEqual(["ada@example.test", "Tessera kodunuz: 123456"]);
  expect(mail.text).toMatch(/^123456$/m);
  expect(mail.text).toContain("doğrulamak");
});

test("fails where the server lets the user not in, so that the job tries again", async () => {
  const mailer = mailerOf(await startMailServer("not the password"));
  const sending = mailer.send({ to: "ada@example.test", ...printCodeMail("en", "123456") });
  await expect(sending).rejects.toMatchObject({ code: "EAUTH" });
  expect(received).toEqual([]);
});
