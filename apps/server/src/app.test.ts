import { lookup } from "node:dns/promises";
import { connect, type AddressInfo } from "node:net";
import { operations } from "@tessera/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { createPerson, type TestPerson } from "#testing/factories.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestApp();
  person = await createPerson(server);
  await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

/** Sends a raw body to a call that accepts one. */
async function sendBody(payload: string | Buffer, type: string | null = "application/json") {
  return outcomeOf(
    await server.app.inject({
      method: "POST",
      url: "/api/v1/organizations",
      headers: { ...person.headers, ...(type !== null && { "content-type": type }) },
      payload,
    }),
  );
}

/** Sends raw bytes over a socket and reads the whole answer. */
function sendRaw(text: string, { app } = server): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.end(text));
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString("utf8")));
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

describe("bodies", () => {
  test.each([
    ["", "400 malformed"],
    ["{'name':'single quotes'}", "400 malformed"],
    ['{"name":"a"', "400 malformed"],
    ['{"name":"a","name":"b"}', "400 malformed"],
    ['{"__proto__":{"admin":true},"name":"a"}', "400 malformed"],
    [`{"name":${"[".repeat(30)}${"]".repeat(30)}}`, "400 malformed"],
    ['{"name":"a\\u0000b"}', "400 malformed"],
    ['{"name":"a\\ud800"}', "400 malformed"],
    ['{"na\\u0000me":"a"}', "400 malformed"],
    ['{"name":1e309}', "400 malformed"],
    ['"text"', "422 invalid"],
    ["[]", "422 invalid"],
    ["null", "422 invalid"],
    ['{"name":1}', "422 invalid"],
    ['{"name":"a","plan":"pro"}', "422 invalid"],
    ['{"constructor":{"prototype":{"admin":true}},"name":"a"}', "422 invalid"],
  ])("answers %j with %s", async (payload, outcome) => {
    expect(await sendBody(payload)).toBe(outcome);
  });

  test("refuses bytes that are not UTF-8 as malformed", async () => {
    expect(await sendBody(Buffer.from([0x22, 0xff, 0xfe, 0x22]))).toBe("400 malformed");
  });

  test("refuses more than 16 KiB, also without a Content-Length", async () => {
    const large = JSON.stringify({ name: "a".repeat(1 << 14) });
    expect(await sendBody(large)).toBe("413 tooLarge");
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "text/json",
    null,
  ])("does not accept %s as JSON", async (type) => {
    expect(await sendBody('{"name":"a"}', type)).toBe("415 wrongType");
  });

  test("accepts a character set in the type of JSON", async () => {
    expect(await sendBody('{"name":1}', "application/json; charset=utf-8")).toBe("422 invalid");
  });

  test("refuses a body of a call that has none", async () => {
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/v1/auth/logout",
      payload: { refreshToken: "unknown", all: true },
    });
    expect(answer.json().meta.fields).toHaveProperty("body");
  });
});

describe("addresses", () => {
  test.each([
    ["GET", "/api/v1/nothing", "404 notFound"],
    ["DELETE", "/api/v1/projects", "404 notFound"],
    ["GET", "/api/v1/ui/variables/%E0%A4%A/css", "400 malformed"],
    ["GET", `/api/v1/ui/spacing/${"9".repeat(200)}`, "401 notLoggedIn"],
    ["GET", "/api/v2/user", "404 notFound"],
    ["GET", "/nothing", "404 notFound"],
    ["TRACE", "/api/v1/projects", "404 notFound"],
  ] as const)("answers %s %s with %s", async (method, url, outcome) => {
    const answer = await server.app.inject({ method: method as "GET", url });
    expect(outcomeOf(answer)).toBe(outcome);
    expect(answer.json().data).toBeNull();
  });
});

describe("headers", () => {
  test.each([
    "/api/v1/config",
    "/api/v1/nothing",
    "/api/v1/%E0%A4%A",
    "/health",
    "/api/v1/openapi.json",
  ])("sends the security headers for %s", async (url) => {
    const { headers } = await server.app.inject({ url });
    expect(headers).toMatchObject({
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers).not.toHaveProperty("strict-transport-security");
  });

  test.each([
    ["Bearer ", "401 notLoggedIn"],
    ["Basic YTpi", "401 notLoggedIn"],
    ["Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.", "401 notLoggedIn"],
    ["Bearer a b", "401 notLoggedIn"],
  ])("refuses the authorization %j with %s", async (authorization, outcome) => {
    expect(outcomeOf(await callOperation(server, "getUser", { headers: { authorization } }))).toBe(
      outcome,
    );
  });

  test("refuses in the language that the caller prefers", async () => {
    const headers = { "accept-language": "de, tr;q=0.5" };
    const answer = await callOperation(server, "getUser", { headers });
    expect(answer.json().meta).toEqual({
      errorCode: "notLoggedIn",
      errorMessage: "Devam etmek için oturum açın.",
    });
    expect(answer.headers["content-language"]).toBe("tr");
  });

  test("refuses two identities in one request", async () => {
    const lines = [
      "GET /api/v1/user HTTP/1.1",
      "host: localhost",
      `authorization: ${person.headers["authorization"]}`,
    ];
    const answer = await sendRaw(
      [...lines, "authorization: Bearer other", "connection: close", "", ""].join("\r\n"),
    );
    expect(answer).toContain("HTTP/1.1 400");
    expect(answer).toContain('"errorCode":"malformed"');
  });

  test("answers headers beyond 16 KiB in the envelope, with the security headers", async () => {
    const answer = await sendRaw(
      `GET / HTTP/1.1\r\nhost: localhost\r\nx-long: ${"a".repeat(20_000)}\r\n\r\n`,
    );
    expect(answer).toContain("HTTP/1.1 431");
    expect(answer).toContain('"errorCode":"headersTooLarge"');
    expect(answer).toContain("x-content-type-options: nosniff");
  });

  test("refuses two lengths in one request", async () => {
    const answer = await sendRaw(
      "POST /api/v1/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\ncontent-length: 10\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\n",
    );
    expect(answer).toContain("HTTP/1.1 400");
    expect(answer).toContain('"errorCode":"malformed"');
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

describe("health", () => {
  test("reports that the process runs and is ready", async () => {
    expect((await server.app.inject("/health")).statusCode).toBe(200);
    expect((await server.app.inject("/ready")).statusCode).toBe(200);
  });
});

describe("limits", () => {
  test("limits logins of one address to thirty a minute, times the factor, and sends a Retry-After", async () => {
    const limited = await startTestApp({ config: { rateLimitFactor: 0.1 } });
    const body = { email: "a@b.test", password: "not the password" };
    const outcomes: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      outcomes.push(outcomeOf(await callOperation(limited, "login", { body })));
    }
    const refused = await callOperation(limited, "login", { body });
    await limited.close();
    expect(outcomes).toEqual([
      ...Array.from({ length: 3 }, () => "401 wrongCredentials"),
      "429 tooMany",
    ]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });

  test("limits every public call that accepts a secret, each on its own", async () => {
    const limited = await startTestApp({ config: { rateLimitFactor: 0.001 } });
    const guessed = Object.values(operations).filter(
      ({ access, path }) => access === "public" && path.startsWith("/auth/"),
    );
    expect(guessed.length).toBeGreaterThan(0);
    for (const { id } of guessed) {
      expect(outcomeOf(await callOperation(limited, id, { body: { unknown: "" } }))).toBe(
        "422 invalid",
      );
      expect(outcomeOf(await callOperation(limited, id, { body: { unknown: "" } }))).toBe(
        "429 tooMany",
      );
    }
    await limited.close();
  });

  test.each([
    ["getSharedProject", { shareToken: "unknown" }],
    ["getInvitation", { token: "unknown" }],
  ] as const)("limits %s, which everyone with the link can call", async (id, params) => {
    const limited = await startTestApp({ config: { rateLimitFactor: 0.001 } });
    const first = outcomeOf(await callOperation(limited, id, { params }));
    const second = outcomeOf(await callOperation(limited, id, { params }));
    await limited.close();
    expect([first, second]).toEqual(["404 notFound", "429 tooMany"]);
  });
});

test("sends HSTS and the other security headers on every answer when the public address is https", async () => {
  const secure = await startTestApp({ config: { publicUrl: "https://tessera.example" } });
  await secure.app.listen({ port: 0, host: "127.0.0.1" });
  const get = (path: string, ...headers: readonly string[]) =>
    sendRaw([`GET ${path} HTTP/1.1`, ...headers, "connection: close", "", ""].join("\r\n"), secure);
  const host = "host: localhost";
  const answers = {
    200: await get("/health", host),
    400: await get("/api/v1/%E0%A4%A", host),
    401: await get("/api/v1/user", host),
    404: await get("/api/v1/nothing", host),
    431: await get("/health", host, `x-long: ${"a".repeat(20_000)}`),
  };
  const malformed = await sendRaw("nonsense\r\n\r\n", secure);
  await secure.close();
  for (const [status, answer] of [...Object.entries(answers), ["400", malformed] as const]) {
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    for (const header of [
      "strict-transport-security: max-age=63072000",
      "content-security-policy: ",
      "frame-ancestors 'none'",
      "x-content-type-options: nosniff",
      "referrer-policy: strict-origin-when-cross-origin",
    ])
      expect(answer).toContain(header);
  }
});

test("answers at every loopback address", async () => {
  const { app, close } = await startTestApp();
  const { port } = new URL(await app.listen({ host: "localhost", port: 0 }));
  for (const { address, family } of await lookup("localhost", { all: true })) {
    const host = family === 6 ? `[${address}]` : address;
    expect((await fetch(`http://${host}:${port}/health`)).status).toBe(200);
  }
  await close();
});
