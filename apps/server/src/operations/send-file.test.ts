import Fastify from "fastify";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { sendFile } from "./send-file.ts";

const file = {
  content: "a { color: red }\n".repeat(200),
  mediaType: "text/css; charset=utf-8",
  fileName: "web.css",
};
const app = Fastify();
app.get("/long", (request, reply) => sendFile(request, reply, file));
app.get("/short", (request, reply) => sendFile(request, reply, { ...file, content: "a {}" }));

const bytes = new Uint8Array(2000).fill(255);
app.get("/bytes", (request, reply) => sendFile(request, reply, { ...file, content: bytes }));

function get(url: string, headers: Readonly<Record<string, string>> = {}) {
  return app.inject({ url, headers });
}

test("names the file, its type, and a tag that is the same in every encoding", async () => {
  const plain = await get("/long");
  expect(plain.body).toBe(file.content);
  expect(plain.headers).toMatchObject({
    "content-type": file.mediaType,
    "content-disposition": 'attachment; filename="web.css"',
    vary: "accept-encoding",
  });
  const brotli = await get("/long", { "accept-encoding": "gzip, deflate, br" });
  const gzip = await get("/long", { "accept-encoding": "br;q=0, gzip" });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(file.content);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(file.content);
  expect(new Set([plain, brotli, gzip].map(({ headers }) => headers["etag"])).size).toBe(1);
});

test("sends nothing to whoever has it, and everything to whoever has another", async () => {
  const tag = String((await get("/long")).headers["etag"]);
  for (const named of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
    const answer = await get("/long", { "if-none-match": named });
    expect([answer.statusCode, answer.body, answer.headers["etag"]]).toEqual([304, "", tag]);
  }
  expect((await get("/long", { "if-none-match": '"other"' })).statusCode).toBe(200);
});

test("sends bytes as they are, and does not compress them again", async () => {
  const answer = await get("/bytes", { "accept-encoding": "br" });
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.rawPayload).toEqual(Buffer.from(bytes));
});

test("does not compress what is short", async () => {
  const answer = await get("/short", { "accept-encoding": "br" });
  expect([answer.headers["content-encoding"], answer.body]).toEqual([undefined, "a {}"]);
});
