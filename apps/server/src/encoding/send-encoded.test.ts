import Fastify from "fastify";
import { expect, test } from "vitest";
import { sendEncoded } from "./send-encoded.ts";

const file = {
  tag: '"one"',
  encoding: "gzip",
  bytes: Buffer.from("bytes"),
  mediaType: "text/css; charset=utf-8",
} as const;
const app = Fastify();
app.get("/file", (request, reply) => sendEncoded(request, reply, file));
app.get("/missing", (request, reply) => sendEncoded(request, reply.code(404), file));

function get(url: string, ifNoneMatch: string) {
  return app.inject({ url, headers: { "if-none-match": ifNoneMatch } });
}

test("sends 304 when the tag matches, and the whole file otherwise", async () => {
  for (const named of ['"one"', 'W/"one"', '"other", "one"', "*"]) {
    const answer = await get("/file", named);
    expect([answer.statusCode, answer.body, answer.headers["etag"]]).toEqual([304, "", '"one"']);
  }
  const answer = await get("/file", '"other"');
  expect([answer.statusCode, answer.body]).toEqual([200, "bytes"]);
  expect(answer.headers).toMatchObject({
    etag: '"one"',
    "content-encoding": "gzip",
    "content-type": file.mediaType,
  });
});

test("never replaces an error by 304", async () => {
  expect((await get("/missing", "*")).statusCode).toBe(404);
});
