import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outcomeOf } from "#testing/call-operation.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ config: { rateLimitFactor: 1 } });
});
afterAll(() => server.close());

function getDescription(headers: Readonly<Record<string, string>>, remoteAddress = "192.0.2.1") {
  return server.app.inject({ url: "/api/v1/openapi.json", headers, remoteAddress });
}

test("sends the description compressed, under one tag, and 304 to a caller that has it", async () => {
  const plain = await getDescription({});
  const gzip = await getDescription({ "accept-encoding": "gzip" });
  const brotli = await getDescription({ "accept-encoding": "gzip, br" });
  expect(plain.json()).toHaveProperty("openapi");
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
  for (const { headers } of [gzip, brotli]) {
    expect(headers).toMatchObject({ etag: plain.headers.etag, vary: "accept-encoding" });
  }
  const unchanged = await getDescription({ "if-none-match": String(plain.headers.etag) });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ""]);
});

test("allows each address to request the description 60 times a minute", async () => {
  const outcomes: string[] = [];
  for (let count = 0; count < 61; count++) {
    outcomes.push(outcomeOf(await getDescription({}, "192.0.2.2")));
  }
  expect(outcomes).toEqual([...Array<string>(60).fill("200"), "429 tooMany"]);
  expect((await getDescription({}, "192.0.2.3")).statusCode).toBe(200);
});
