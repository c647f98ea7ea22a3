import { revisionTag, type Operation } from "@tessera/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FileAnswer, ItemAnswer, PageAnswer } from "./answer.ts";
import { sendEncoded } from "#encoding/send-encoded.ts";

type Send = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: never,
  operation: Operation,
) => unknown;

/** The sender of each shape of an answer. */
const senders: Readonly<Record<Operation["shape"], Send>> = {
  item: sendItem,
  page: (_request, reply, { rows, ...meta }: PageAnswer<unknown>) =>
    reply.send({ data: rows, meta }),
  file: sendFile,
  nothing: (_request, reply, _answer, operation) =>
    operation.status === 204 ? reply.send() : reply.send({ data: null, meta: {} }),
};

/** Sends the result of a handler in the form that its operation declares. */
export function sendAnswer(
  operation: Operation,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  reply.code(operation.status).header("cache-control", "no-store");
  return senders[operation.shape](request, reply, answer as never, operation);
}

/** The ETag is only for If-Match: an engine or name change alters the body of the same revision. */
function sendItem(
  _request: FastifyRequest,
  reply: FastifyReply,
  { data, revision }: ItemAnswer<unknown>,
) {
  if (revision !== undefined) reply.header("etag", revisionTag(revision));
  return reply.send({ data, meta: {} });
}

/** Caches must revalidate the file, because the right to read it can end while the file stays the same. */
function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer) {
  reply.headers({ vary: "accept-encoding", "cache-control": "private, no-cache" });
  reply.header("content-disposition", `attachment; filename="${file.fileName}"`);
  return sendEncoded(request, reply, file);
}
