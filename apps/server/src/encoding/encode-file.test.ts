import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodeFile } from "./encode-file.ts";

const long = "a { color: red }\n".repeat(200);
const read = { identity: String, gzip: gunzipSync, br: brotliDecompressSync } as const;

test.each(["identity", "gzip", "br"] as const)(
  "encodes the text in %s under the same tag",
  async (encoding) => {
    for (const text of [long, long.repeat(30)]) {
      const encoded = await encodeFile(text, encoding);
      expect(encoded.encoding).toBe(encoding);
      expect(String(read[encoding](encoded.bytes))).toBe(text);
      expect(encoded.tag).toBe((await encodeFile(text, "identity")).tag);
    }
  },
);

test("gives another text another tag", async () => {
  const [one, other] = [await encodeFile("a {}", "br"), await encodeFile("b {}", "br")];
  expect(one.tag).not.toBe(other.tag);
});

test("does not compress a short text or bytes", async () => {
  for (const content of ["a {}", new Uint8Array(2000).fill(255)]) {
    const encoded = await encodeFile(content, "br");
    expect([encoded.encoding, encoded.bytes]).toEqual(["identity", Buffer.from(content)]);
  }
});

test("allocates no more memory than the length of the bytes", async () => {
  for (const encoding of ["identity", "gzip", "br"] as const) {
    const { bytes } = await encodeFile(long, encoding);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
});
