import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FileAnswer } from "./answer.ts";
import { isNamed } from "./entity-tag.ts";
import { findEncoding, type Encoding } from "./find-encoding.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const brotliQuality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const smallWindow = { [constants.BROTLI_PARAM_LGWIN]: 16 };
/** Below this, compression gains less than it costs. */
const leastBytes = 600;
/** Up to this, compressing at once takes less than what it costs to have it done beside. */
const mostBytesAtOnce = 1 << 16;

/** A file's tag, a hash of its bytes, and its bytes in every encoding that was asked for. */
type Prepared = { readonly tag: string; readonly bodies: Map<Encoding, Promise<Buffer>> };

/** As long as a feature keeps its answer, the work on it is kept too. */
const prepared = new WeakMap<FileAnswer, Prepared>();

/** Sends a file: 304 when the caller has it, and its text compressed when the caller can read that. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer) {
  const { tag, bodies } = getPrepared(file);
  reply.headers({ etag: tag, vary: "accept-encoding", "cache-control": "private, no-cache" });
  if (isNamed(request.headers["if-none-match"], tag)) return reply.code(304).send();
  const encoding = isWorthCompressing(file) ? findEncoding(request.headers) : "identity";
  if (!bodies.has(encoding)) bodies.set(encoding, encode(file.content, encoding));
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply
    .headers({
      "content-type": file.mediaType,
      "content-disposition": `attachment; filename="${file.fileName}"`,
    })
    .send(await bodies.get(encoding));
}

function isWorthCompressing({ content }: FileAnswer): boolean {
  return typeof content === "string" && content.length >= leastBytes;
}

function getPrepared(file: FileAnswer): Prepared {
  const known = prepared.get(file);
  if (known) return known;
  const tag = `"${createHash("sha256").update(file.content).digest("base64url")}"`;
  const made = { tag, bodies: new Map<Encoding, Promise<Buffer>>() };
  prepared.set(file, made);
  return made;
}

async function encode(content: FileAnswer["content"], encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(content);
  if (encoding === "identity") return bytes;
  if (encoding === "gzip") return compressGzip(bytes);
  if (bytes.length > mostBytesAtOnce) return compressBrotli(bytes, { params: brotliQuality });
  // A window no larger than the text can fill.
  return brotliCompressSync(bytes, { params: { ...brotliQuality, ...smallWindow } });
}
