import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { loadSite } from "./load-site.ts";

const build = mkdtempSync(join(tmpdir(), "tessera-site-"));
let server: TestApp;
let port: string;

const files: Readonly<Record<string, string>> = {
  "index.html": "<!doctype html>home",
  "pricing/index.html": "<!doctype html>pricing",
  "tr/index.html": "<!doctype html>ana sayfa",
  "tr/pricing/index.html": "<!doctype html>fiyatlar",
  "contact/index.html": "<!doctype html>contact",
  "tr/contact/index.html": "<!doctype html>iletişim",
  "not-found/index.html": "<!doctype html>nothing here",
  "tr/not-found/index.html": "<!doctype html>burada bir şey yok",
  "frames/overview.html": "<!doctype html>overview frame",
  "frames/design-system/colors.html": "<!doctype html>colors frame",
  "tr/frames/overview.html": "<!doctype html>genel bakış",
  "tr/frames/design-system/colors.html": "<!doctype html>renkler",
  "assets/app-abc123.js": "console.log(1)",
  "favicon.svg": "<svg/>",
};

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) writeFile(`client/${name}`, text);
  writeFile("client/assets/app-abc123.js.br", brotliCompressSync("console.log(1)"));
  writeFile("client/assets/app-abc123.js.gz", gzipSync("console.log(1)"));
  const html = Object.keys(files).filter((name) => name.endsWith(".html"));
  const pages = Object.fromEntries(
    html.map((name) => [
      name,
      { scripts: [`'sha256-of-${name}'`], styles: [`'sha256-style-of-${name}'`] },
    ]),
  );
  const routes = [
    { pattern: "^(?:/tr)?/overview$", flags: "i", frame: "frames/overview.html" },
    {
      pattern: "^(?:/tr)?/[^/]+/[^/]+/design-system/colors$",
      flags: "i",
      frame: "frames/design-system/colors.html",
    },
  ];
  writeFile("site.json", JSON.stringify({ pages, routes }));
  server = await startTestApp({ site: loadSite(build) });
  ({ port } = new URL(await server.app.listen({ port: 0, host: "127.0.0.1" })));
});
afterAll(async () => {
  await server.close();
  rmSync(build, { recursive: true });
});

function writeFile(name: string, bytes: string | Buffer): void {
  const path = join(build, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

/** Requests an address exactly as it is written; other clients normalize URLs. */
async function getRaw(path: string): Promise<IncomingMessage> {
  const [answer] = await once(get({ host: "127.0.0.1", port, path, agent: false }), "response");
  (answer as IncomingMessage).resume();
  return answer as IncomingMessage;
}

/** Returns the result of a visit: the status, and the page or the redirect. */
async function visit(url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const answer = await server.app.inject({ url, headers });
  const { location } = answer.headers;
  return `${answer.statusCode} ${location ?? answer.body.replace("<!doctype html>", "")}`;
}

describe("pages", () => {
  test.each([
    ["/", "200 home"],
    ["/pricing", "200 pricing"],
    ["/tr", "200 ana sayfa"],
    ["/tr/pricing", "200 fiyatlar"],
    ["/contact", "200 contact"],
    ["/tr/contact", "200 iletişim"],
    ["/overview", "200 overview frame"],
    ["/tr/overview", "200 genel bakış"],
    ["/acme/web/design-system/colors", "200 colors frame"],
    ["/tr/acme/web/design-system/colors", "200 renkler"],
    ["/acme/web", "404 nothing here"],
    ["/nothing", "404 nothing here"],
    ["/tr/nothing", "404 burada bir şey yok"],
    ["/not-found", "404 nothing here"],
    ["/%E0%A4%A", "404 nothing here"],
    ["/overview/%zz?a=1", "404 nothing here"],
    ["/tr/%E0%A4%A", "404 burada bir şey yok"],
  ])("%s answers %s", async (url, outcome) => {
    expect(await visit(url)).toContain(outcome);
  });

  test.each([
    "/index.html",
    "/pricing/index.html",
    "/frames/overview.html",
    "/assets/none.js",
    "/api/v1/none",
    "/dev/none",
    "/site.json",
    "/../site.json",
  ])("%s is not a page", async (url) => {
    expect((await server.app.inject(url)).statusCode).toBe(404);
  });

  test.each([
    ["GET", "/api/none", "notFound"],
    ["GET", "/api/v1/%E0%A4%A", "malformed"],
    ["GET", "/assets/%E0%A4%A", "malformed"],
    ["POST", "/%E0%A4%A", "malformed"],
  ] as const)("answers %s %s in the envelope", async (method, url, code) => {
    expect((await server.app.inject({ method, url })).json().meta.errorCode).toBe(code);
  });

  test("answers an invalid escape with the headers of a page", async () => {
    const [invalid, missing] = [
      await server.app.inject("/%E0%A4%A"),
      await server.app.inject("/nothing"),
    ];
    for (const answer of [invalid, missing]) {
      delete answer.headers["x-request-id"];
      delete answer.headers.date;
    }
    expect(invalid.headers).toEqual(missing.headers);
  });

  test("allows a page only the inline scripts and styles that the build wrote", async () => {
    const { headers } = await server.app.inject("/pricing");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self' 'sha256-of-pricing/index.html';");
    expect(policy).toMatch(
      /style-src 'self' 'sha256-[^']+' 'sha256-style-of-pricing\/index.html';/,
    );
    expect(policy).not.toMatch(/(?:script|style)-src [^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test("answers 304 for a page that the browser has cached", async () => {
    const first = await server.app.inject("/pricing");
    const headers = { "if-none-match": String(first.headers["etag"]) };
    expect(await visit("/pricing", headers)).toBe("304 ");
    expect(first.headers["cache-control"]).toBe("no-cache");
  });

  test("answers a missing page with 404 and its text, whatever the browser has cached", async () => {
    expect(await visit("/nothing", { "if-none-match": "*" })).toBe("404 nothing here");
    const now = new Date().toUTCString();
    expect(await visit("/nothing", { "if-modified-since": now })).toBe("404 nothing here");
  });

  test("answers HEAD with the headers of GET and no body", async () => {
    const [get, head] = [
      await server.app.inject("/pricing"),
      await server.app.inject({ method: "HEAD", url: "/pricing" }),
    ];
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    for (const name of ["etag", "content-length", "content-type", "content-security-policy"]) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
  });

  test("serves one build while it runs: its pages, tags and policies belong together", async () => {
    const replaced = mkdtempSync(join(tmpdir(), "tessera-site-"));
    cpSync(build, replaced, { recursive: true });
    const running = await startTestApp({ site: loadSite(replaced) });
    rmSync(replaced, { recursive: true });
    const page = await running.app.inject("/pricing");
    await running.close();
    expect([page.statusCode, page.body]).toEqual([200, files["pricing/index.html"]]);
  });
});

describe("locales", () => {
  const turkish = { "accept-language": "tr-TR,tr;q=0.9,en;q=0.8" };

  test.each([
    ["/", turkish, "302 /tr"],
    ["/pricing?plan=pro", turkish, "302 /tr/pricing?plan=pro"],
    ["/overview", turkish, "302 /tr/overview"],
    ["/contact", turkish, "302 /tr/contact"],
    ["/%E0%A4%A", turkish, "302 /tr/%E0%A4%A"],
    ["/pricing", { cookie: "a=b; locale=tr" }, "302 /tr/pricing"],
    ["/pricing", { ...turkish, cookie: "locale=en" }, "200 pricing"],
    ["/pricing", { cookie: "locale=xx" }, "200 pricing"],
    ["/en", turkish, "302 /"],
    ["/en/pricing?plan=pro", turkish, "302 /pricing?plan=pro"],
    ["/tr/pricing", { cookie: "locale=en" }, "200 fiyatlar"],
    ["/entry", {}, "404 nothing here"],
    ["/treaty", {}, "404 nothing here"],
  ])("%s with %o answers %s", async (url, headers, outcome) => {
    expect(await visit(url, headers)).toBe(outcome);
  });

  test("sets the cookie only for an address with a locale", async () => {
    const cookieOf = async (url: string, headers = {}) =>
      (await server.app.inject({ url, headers })).headers["set-cookie"];
    expect(await cookieOf("/en/pricing")).toBe("locale=en; Path=/; Max-Age=31536000; SameSite=Lax");
    expect(await cookieOf("/tr")).toBe("locale=tr; Path=/; Max-Age=31536000; SameSite=Lax");
    expect(await cookieOf("/tr", { cookie: "locale=tr" })).toBeUndefined();
    expect(await cookieOf("/pricing")).toBeUndefined();
    expect(await cookieOf("/pricing", turkish)).toBeUndefined();
  });

  test("ignores the locale for files and calls", async () => {
    expect(await visit("/favicon.svg", turkish)).toBe("200 <svg/>");
    expect((await server.app.inject({ url: "/api/v1/config", headers: turkish })).statusCode).toBe(
      200,
    );
  });
});

describe("redirects stay on this host", () => {
  test.each([
    ["/pricing/", "302 /pricing"],
    ["/pricing///?a=1", "302 /pricing?a=1"],
    ["//evil.test/", "302 /evil.test"],
    ["//evil.test", "302 /evil.test"],
    ["/en//evil.test", "302 /evil.test"],
    ["/en/\\evil.test", "302 /evil.test"],
  ])("%s answers %s", async (url, outcome) => {
    expect(await visit(url)).toBe(outcome);
  });
});

test.each(["//", "///?a=1", "//[", "//a:b", "/\\"])(
  "redirects the invalid URL %s to a path of this host",
  async (path) => {
    const { statusCode, headers } = await getRaw(path);
    expect([statusCode, headers.location]).toEqual([302, expect.stringMatching(/^\/(?![/\\])/)]);
  },
);

describe("assets", () => {
  test("are cached for a year, in the best encoding that the browser accepts", async () => {
    const url = "/assets/app-abc123.js";
    const brotli = await server.app.inject({ url, headers: { "accept-encoding": "gzip, br" } });
    const plain = await server.app.inject(url);
    expect(brotli.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const tag = createHash("sha256").update("console.log(1)").digest("base64url");
    for (const { headers } of [plain, brotli]) expect(headers["etag"]).toBe(`"${tag}"`);
  });

  test("without a precompressed form are sent as they are", async () => {
    const answer = await server.app.inject({
      url: "/favicon.svg",
      headers: { "accept-encoding": "br" },
    });
    expect([answer.headers["content-encoding"], answer.body]).toEqual([undefined, "<svg/>"]);
  });
});

test("a server without a build answers calls and no pages", async () => {
  const bare = await startTestApp();
  const [page, call] = [await bare.app.inject("/"), await bare.app.inject("/api/v1/config")];
  await bare.close();
  expect([page.statusCode, call.statusCode]).toEqual([404, 200]);
  expect(loadSite(join(build, "none"))).toBeUndefined();
});

test("pages and files are sent while a delayed event loop sheds calls", async () => {
  const loadLimits = { eventLoopDelayMs: Number.MIN_VALUE, waitingCalls: 60 };
  const delayed = await startTestApp({ site: loadSite(build), loadLimits });
  const statusOf = async (url: string) => (await delayed.app.inject(url)).statusCode;
  try {
    await expect.poll(() => statusOf("/api/v1/config"), { timeout: 100_000 }).toBe(503);
    expect(await statusOf("/pricing")).toBe(200);
    expect(await statusOf("/assets/app-abc123.js")).toBe(200);
  } finally {
    await delayed.close();
  }
});
