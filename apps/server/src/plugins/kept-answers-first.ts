import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { FastifyBaseLogger, FastifyHttpOptions } from "fastify";
import { makeUuid } from "#ids/uuid.ts";
import type { KeptAnswers } from "#operations/kept-answers.ts";
import { logAnswer } from "./request-log.ts";
import { hasRepeated } from "./single-headers.ts";

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Makes Fastify's server as Fastify does, but for requests whose answer is kept: those are answered before it begins. */
export function answerKeptFirst(
  keptAnswers: KeptAnswers,
  findLog: () => FastifyBaseLogger,
): (handle: Handle, options: FastifyHttpOptions<Server>) => Server {
  return (handle, options) => {
    const server = createServer(options.http ?? {}, (request, response) => {
      if (!sendKept(request, response, keptAnswers, findLog)) handle(request, response);
    });
    server.keepAliveTimeout = options.keepAliveTimeout ?? 0;
    server.requestTimeout = options.requestTimeout ?? 0;
    return server.setTimeout(options.connectionTimeout ?? 0);
  };
}

function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  keptAnswers: KeptAnswers,
  findLog: () => FastifyBaseLogger,
): boolean {
  const kept = keptAnswers.find(request);
  if (kept === undefined || hasRepeated(request.rawHeaders)) return false;
  const { status, headers, body, grant, route } = kept;
  const reqId = makeUuid();
  response.writeHead(status, [...headers, "x-request-id", reqId]).end(body);
  logAnswer(findLog(), { reqId, method: "GET", route, status, ms: 0, grant });
  return true;
}
