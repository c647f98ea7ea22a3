import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { compressAnswers } from "./compress-answers.ts";

const rows = Array.from({ length: 500 }, (_, place) => ({ place, name: `Row ${place}` }));
const app = Fastify();
compressAnswers(app);
app.get("/long", () => rows);
app.get("/short", () => ({ name: "short" }));
app.get("/bytes", () => Buffer.alloc(10_000));

function get(url: string, acceptEncoding: string) {
  return app.inject({ url, headers: { "accept-encoding": acceptEncoding } });
}

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)("sends a long text in %s", async (encoding, read) => {
  const { headers, rawPayload } = await get("/long", encoding);
  expect(headers).toMatchObject({ "content-encoding": encoding, vary: "accept-encoding" });
  expect(headers["content-length"]).toBe(`${rawPayload.length}`);
  expect(rawPayload.length).toBeLessThan(JSON.stringify(rows).length / 3);
  expect(JSON.parse(String(read(rawPayload)))).toEqual(rows);
});

test("sends a short text, bytes, and what a caller does not accept as they are", async () => {
  const answers = [get("/short", "br"), get("/bytes", "br"), get("/long", "identity")];
  for (const { headers } of await Promise.all(answers)) {
    expect(headers).not.toHaveProperty("content-encoding");
  }
  expect((await get("/long", "identity")).json()).toEqual(rows);
});
