import type { FastifyReply, FastifyRequest } from "fastify";
import type { EncodedBytes } from "./encode-file.ts";

/** The bytes of a file in one encoding, with its media type. */
export type EncodedFile = EncodedBytes & { readonly mediaType: string };

/** Sends a file, or 304 instead of 200 when the caller already has it. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, encoding, bytes, mediaType }: EncodedFile,
): FastifyReply {
  reply.header("etag", tag);
  if (reply.statusCode === 200 && isNamed(request.headers["if-none-match"], tag)) {
    return reply.code(304).send();
  }
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.header("content-type", mediaType).send(bytes);
}

/** Returns whether an If-None-Match header contains a tag, compared weakly (RFC 9110, 13.1.2). */
function isNamed(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(tag);
}
