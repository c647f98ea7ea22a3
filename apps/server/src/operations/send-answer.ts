import { revisionTag, type Operation } from "@tessera/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FileAnswer, ItemAnswer, PageAnswer } from "./answer.ts";
import { sendEncoded } from "#encoding/send-encoded.ts";

/** Sends the result of a handler in the form that its operation declares. */
export function sendAnswer(
  { shape, status }: Operation,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.code(status).header("cache-control", "no-store");
  switch (shape) {
    case "item":
      return sendItem(reply, answer as ItemAnswer<unknown>);
    case "page": {
      const { rows, ...meta } = answer as PageAnswer<unknown>;
      return reply.send({ data: rows, meta });
    }
    case "file":
      return sendFile(request, reply, answer as FileAnswer);
    case "stream":
      throw new Error("A stream sends itself.");
    case "nothing":
      return status === 204 ? reply.send() : reply.send({ data: null, meta: {} });
  }
}

/** The ETag is only for If-Match: an engine or name change alters the body of the same revision. */
function sendItem(reply: FastifyReply, { data, revision }: ItemAnswer<unknown>) {
  if (revision !== undefined) reply.header("etag", revisionTag(revision));
  return reply.send({ data, meta: {} });
}

/** Caches must revalidate the file, because the right to read it can end while the file stays the same. */
function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer) {
  reply.headers({ vary: "accept-encoding", "cache-control": "private, no-cache" });
  reply.header("content-disposition", `attachment; filename="${file.fileName}"`);
  return sendEncoded(request, reply, file);
}
