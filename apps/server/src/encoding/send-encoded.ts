import type { FastifyReply, FastifyRequest } from "fastify";
import type { EncodedBytes } from "./encode-file.ts";
import { isNamed } from "./entity-tag.ts";

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
