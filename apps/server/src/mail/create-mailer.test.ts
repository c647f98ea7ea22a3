import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, test } from "vitest";
import { parseConfig } from "#config.ts";
import { mailSite } from "#testing/mail-site.ts";
import { createMailer } from "./create-mailer.ts";
import { printCodeMail } from "./mails.ts";
import { readEml } from "./read-eml.ts";

type Received = { readonly from: string; readonly to: readonly string[]; readonly eml: string };

let server: SMTPServer;
const received: Received[] = [];
afterEach(async () => {
  received.length = 0;
  await new Promise<void>((resolve) => server.close(resolve));
});

const rightPassword = "a password: with / and @";

type Offer = { readonly password?: string; readonly host?: string; readonly startsTls?: boolean };

/** Starts a mail server on this machine with one user, and returns its address for that user. */
async function startMailServer(offer: Offer = {}): Promise<string> {
  const { password = rightPassword, host = "127.0.0.1", startsTls = false } = offer;
  server = new SMTPServer({
    disabledCommands: startsTls ? [] : ["STARTTLS"],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password: given }, _session, answer) =>
      username === "tessera" && given === rightPassword
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
  return `smtp://tessera:${encodeURIComponent(password)}@${host}:${port}`;
}

function mailerOf(smtpUrl: string, variables: Readonly<Record<string, string>> = {}) {
  const CONTACT_EMAIL = "hello@tessera.example";
  return createMailer(parseConfig({ SMTP_URL: smtpUrl, CONTACT_EMAIL, ...variables }));
}

test("sends a mail through the server in SMTP_URL, as its user", async () => {
  const mailer = mailerOf(await startMailServer());
  await mailer.send({ to: "ada@example.test", ...printCodeMail("tr", "123456", mailSite) });
  expect(received.map(({ from, to }) => ({ from, to }))).toEqual([
    { from: "hello@tessera.example", to: ["ada@example.test"] },
  ]);
  const eml = received[0]?.eml ?? "";
  expect(eml).toMatch(/^From: Tessera <hello@tessera.example>\r?$/m);
  const mail = await readEml(eml);
  expect([mail.to, mail.subject]).toEqual(["ada@example.test", "Tessera kodunuz: 123456"]);
  expect(mail.text).toMatch(/^123456$/m);
  expect(mail.text).toContain("doğrulamak");
});

test("fails when the server refuses the user, so that the job retries", async () => {
  const mailer = mailerOf(await startMailServer({ password: "not the password" }));
  const sending = mailer.send({
    to: "ada@example.test",
    ...printCodeMail("en", "123456", mailSite),
  });
  await expect(sending).rejects.toMatchObject({ code: "EAUTH" });
  expect(received).toEqual([]);
});

const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://tessera.example",
  PAYMENT_PROVIDER: "creem",
  CREEM_API_KEY: "creem_key",
  CREEM_WEBHOOK_SECRET: "whsec_secret",
  CREEM_PRODUCT_MONTHLY: "prod_month",
  CREEM_PRODUCT_ANNUAL: "prod_year",
};

describe("a mail server without TLS", () => {
  /** Resolves to this machine without being one of its local names. */
  const host = "0.0.0.0";
  const mail = { to: "ada@example.test", ...printCodeMail("en", "123456", mailSite) };

  test("receives neither a mail nor the password in production", async () => {
    const passwords: unknown[] = [];
    const url = await startMailServer({ host });
    server.onAuth = ({ password }, _session, answer) => {
      passwords.push(password);
      answer(null, { user: "tessera" });
    };
    await expect(mailerOf(url, production).send(mail)).rejects.toMatchObject({ code: "ETLS" });
    expect([passwords, received]).toEqual([[], []]);
  });

  test("receives mails in development", async () => {
    await mailerOf(await startMailServer({ host })).send(mail);
    expect(received).toHaveLength(1);
  });

  test("receives mails in production when it is on the same machine", async () => {
    await mailerOf(await startMailServer(), production).send(mail);
    expect(received).toHaveLength(1);
  });

  test("receives mails in production when its address disables TLS", async () => {
    const url = await startMailServer({ host });
    await mailerOf(`${url}?requireTLS=false`, production).send(mail);
    expect(received).toHaveLength(1);
  });
});

test("sends in production over the TLS that the server offers", async () => {
  const url = await startMailServer({ host: "0.0.0.0", startsTls: true });
  const mail = { to: "ada@example.test", ...printCodeMail("en", "123456", mailSite) };
  await expect(mailerOf(url, production).send(mail)).rejects.toMatchObject({ code: "ESOCKET" });
  expect(received).toEqual([]);
  await mailerOf(`${url}?tls.rejectUnauthorized=false`, production).send(mail);
  expect(received).toHaveLength(1);
});
