import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parseConfig, type Config } from "#config.ts";
import { mailSite } from "#testing/mail-site.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { createFileMailer } from "./file-mailer.ts";
import { findMailboxNote } from "./mailbox-access.ts";
import { printCodeMail } from "./mails.ts";

let dataDir: string;
let folder: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "tessera-mail-"));
  folder = join(dataDir, "mail");
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe("the mailbox page", () => {
  test("lists the mails, newest first, and shows the text of each", async () => {
    const mailer = createFileMailer(folder, "Tessera <hello@tessera.example>");
    await mailer.send({ to: "ada@example.test", ...printCodeMail("en", "111111", mailSite) });
    await mailer.send({ to: "<b>@example.test", ...printCodeMail("tr", "222222", mailSite) });
    const { app, close } = await startTestApp({ config: { dataDir } });
    const list = await app.inject("/dev/mail");
    const links = [...list.body.matchAll(/href="(\/dev\/mail\/[^"]+)"/g)].map(
      ([, link = ""]) => link,
    );
    const newest = await app.inject(links[0] ?? "");
    const missing = await app.inject("/dev/mail/none.eml");
    const outside = await app.inject("/dev/mail/..%2fsecrets%2fsecret-key");
    await close();
    expect(links).toHaveLength(2);
    expect(list.body).not.toContain("<b>");
    expect(newest.body).toContain("222222");
    expect(newest.body).toContain("E-posta adresinizi doğrulamak");
    expect([missing.statusCode, outside.statusCode]).toEqual([404, 404]);
  });

  test("shows a mail as its reader sees it, in a frame that runs nothing", async () => {
    const mailer = createFileMailer(folder, "Tessera <hello@tessera.example>");
    await mailer.send({ to: "ada@example.test", ...printCodeMail("en", "111111", mailSite) });
    await mailer.send({ to: "ada@example.test", subject: "Text", text: "Only text" });
    const [mail = "", onlyText = ""] = readdirSync(folder).toSorted();
    const { app, close } = await startTestApp({ config: { dataDir } });
    const page = await app.inject(`/dev/mail/${mail}`);
    const framed = await app.inject(`/dev/mail/${mail}/html`);
    const plain = await app.inject(`/dev/mail/${onlyText}`);
    const missing = await app.inject(`/dev/mail/${onlyText}/html`);
    const outside = await app.inject("/dev/mail/..%2fsecrets%2fsecret-key/html");
    await close();
    expect(page.body).toContain(`src="/dev/mail/${mail}/html"`);
    expect(page.body).toMatch(/<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" /);
    expect(page.headers["content-security-policy"]).toContain("frame-src 'self'");
    expect(framed.body).toContain('<p class="code">111111</p>');
    const policy = framed.headers["content-security-policy"];
    expect(policy).toMatch(/^default-src 'none'; .*; sandbox allow-popups /);
    expect(policy).not.toMatch(/allow-(?:scripts|same-origin)/);
    expect(framed.headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(plain.body).not.toContain("<iframe");
    expect([missing.statusCode, outside.statusCode]).toEqual([404, 404]);
  });

  test("runs no scripts and allows only its own style", async () => {
    const { app, close } = await startTestApp({ config: { dataDir } });
    const page = await app.inject("/dev/mail");
    await close();
    expect(page.body).toContain("No emails sent yet.");
    expect(page.headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+';/,
    );
  });
});

/** Requests a path over a real connection with a Host header. */
async function requestOverSocket(
  port: number,
  path: string,
  host: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number | undefined> {
  const sent = request({ port, path, host: "127.0.0.1", headers: { ...headers, host } }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  await once(answer, "end");
  return answer.statusCode;
}

describe("access to the mailbox", () => {
  let server: TestApp;
  let port: number;
  let paths: readonly string[];
  async function start(config: Partial<Config> = {}): Promise<void> {
    const mailer = createFileMailer(folder, "Tessera <hello@tessera.example>");
    await mailer.send({ to: "ada@example.test", ...printCodeMail("en", "111111", mailSite) });
    server = await startTestApp({ config: { dataDir, ...config } });
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    ({ port } = server.app.server.address() as AddressInfo);
    const mails = readdirSync(folder).map((name) => `/dev/mail/${name}`);
    paths = ["/dev/mail", ...mails, ...mails.map((mail) => `${mail}/html`)];
  }
  afterEach(() => server.close());

  test("is allowed for a browser on this machine, by each of its names", async () => {
    await start();
    for (const path of paths) {
      for (const name of ["localhost", "LOCALHOST", "127.0.0.1", "[::1]"]) {
        expect(await requestOverSocket(port, path, name)).toBe(200);
        expect(await requestOverSocket(port, path, `${name}:${port}`)).toBe(200);
      }
    }
  });

  test("is refused for a site whose name resolves to this machine", async () => {
    await start();
    const names = ["evil.test", `evil.test:${port}`, "localhost.evil.test", "127.0.0.1.evil.test"];
    for (const path of paths) {
      for (const name of [...names, "evil.test/localhost", "localhost:1@evil.test", "10.0.0.1"]) {
        expect(await requestOverSocket(port, path, name)).not.toBe(200);
      }
      const forwarded = { "x-forwarded-host": "localhost", "x-forwarded-for": "127.0.0.1" };
      expect(await requestOverSocket(port, path, "evil.test", forwarded)).toBe(404);
    }
  });

  test.each([0, 1])(
    "is refused for another machine, with %d trusted proxies",
    async (trustProxy) => {
      await start({ trustProxy });
      const headers = {
        host: "localhost",
        "x-forwarded-for": "127.0.0.1",
        forwarded: "for=127.0.0.1",
      };
      const missing = await server.app.inject({ url: "/dev/nothing", headers });
      for (const url of paths) {
        for (const remoteAddress of ["192.168.1.7", "::ffff:10.0.0.1", "fe80::1", "128.0.0.1"]) {
          const refused = await server.app.inject({ url, headers, remoteAddress });
          expect(refused.statusCode).toBe(404);
          expect(refused.json()).toEqual(missing.json());
        }
        for (const remoteAddress of ["127.8.0.1", "::ffff:127.0.0.1", "::1"]) {
          const own = await server.app.inject({
            url,
            headers: { host: "localhost" },
            remoteAddress,
          });
          // A proxy on this machine forwards requests of others.
          const others = await server.app.inject({ url, headers, remoteAddress });
          expect([own.statusCode, others.statusCode]).toEqual([200, 404]);
        }
      }
    },
  );

  test("is allowed for everyone with DEV_MAIL=open", async () => {
    await start({ isMailboxOpen: true });
    for (const url of paths) {
      expect(await requestOverSocket(port, url, "evil.test")).toBe(200);
      const answer = await server.app.inject({ url, remoteAddress: "192.168.1.7" });
      expect(answer.statusCode).toBe(200);
    }
  });
});

describe("the terminal", () => {
  const note = (variables: Record<string, string>) => findMailboxNote(parseConfig(variables));

  test.each(["127.0.0.1", "localhost", "::1"])("prints no note with HOST=%s", (HOST) => {
    expect(note({ HOST })).toBeUndefined();
  });

  test.each(["0.0.0.0", "::", "192.168.1.7"])(
    "notes with HOST=%s that the mailbox answers only on this machine",
    (HOST) => {
      expect(note({ HOST })).toContain("only on this machine");
      expect(note({ HOST })).not.toContain("\n");
    },
  );

  test("warns of an open mailbox, and prints no note without a mailbox", () => {
    expect(note({ DEV_MAIL: "open" })).toMatch(/^Warning: /);
    expect(note({ DEV_MAIL: "open", SMTP_URL: "smtp://mail.example" })).toBeUndefined();
  });
});
