import { revisionTag, type Operation } from "@tessera/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type FileAnswer, type ItemAnswer, type PageAnswer, printPage } from "./answer.ts";
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
    case "page":
      return sendPage(request, reply, answer as PageAnswer<unknown>);
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

/** A page that is encoded once has a tag, so that a caller who has it receives no body. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: PageAnswer<unknown>) {
  const { encoded } = page;
  if (encoded === undefined) return reply.send(printPage(page));
  const vary = "accept-encoding, accept-language";
  reply.headers({ vary, "cache-control": "private, no-cache" });
  return sendEncoded(request, reply, { ...encoded, mediaType: "application/json; charset=utf-8" });
}

/** Caches must revalidate the file, because the right to read it can end while the file stays the same. */
function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer) {
  reply.headers({ vary: "accept-encoding", "cache-control": "private, no-cache" });
  reply.header("content-disposition", `attachment; filename="${file.fileName}"`);
  return sendEncoded(request, reply, file);
}
