import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";
import type { Encoding } from "./find-encoding.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const brotliQuality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const smallWindow = { [constants.BROTLI_PARAM_LGWIN]: 16 };
/** Below this, compression saves less than it costs. */
const leastBytes = 600;
/** Up to this, compressing in the same turn costs less than a worker thread. */
const mostBytesAtOnce = 1 << 16;

/** A text, or bytes that cannot be compressed further. */
export type FileContent = string | Uint8Array;

/** The bytes of a file in one encoding; the tag is the same in every encoding. */
export type EncodedBytes = {
  readonly tag: string;
  readonly encoding: Encoding;
  readonly bytes: Buffer;
};

/** Tags a file with a hash of its bytes, and compresses its text when that makes it smaller. */
export async function encodeFile(content: FileContent, wanted: Encoding): Promise<EncodedBytes> {
  const tag = `"${createHash("sha256").update(content).digest("base64url")}"`;
  const isCompressed = typeof content === "string" && content.length >= leastBytes;
  const encoding = isCompressed ? wanted : "identity";
  return { tag, encoding, bytes: trim(await encode(Buffer.from(content), encoding)) };
}

/** Returns a text in an encoding. */
export function compress(text: string, encoding: Encoding): Promise<Buffer> {
  return encode(Buffer.from(text), encoding);
}

async function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return bytes;
  if (encoding === "gzip") return compressGzip(bytes);
  if (bytes.length > mostBytesAtOnce) return compressBrotli(bytes, { params: brotliQuality });
  // The window is no larger than the text.
  return brotliCompressSync(bytes, { params: { ...brotliQuality, ...smallWindow } });
}

/** Copies bytes out of Node's buffer pool, so that a small buffer does not keep 64 kB of it in memory. */
function trim(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
