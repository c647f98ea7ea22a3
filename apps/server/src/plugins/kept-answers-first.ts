import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { makeUuid } from "#ids/uuid.ts";
import type { KeptAnswers } from "#operations/kept-answers.ts";
import { logAnswer } from "./request-log.ts";
import { hasRepeated } from "./single-headers.ts";

/** Puts itself before the framework: requests whose answer is kept are answered before it begins. */
export function answerKeptFirst(app: FastifyInstance, keptAnswers: KeptAnswers): void {
  const { server, log } = app;
  const handlers = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    if (sendKept(request, response, keptAnswers, log)) return;
    for (const handle of handlers) Reflect.apply(handle, server, [request, response]);
  });
  // While it stops, the framework tells each connection with its answer that it is the last.
  app.addHook("preClose", async () => keptAnswers.close());
}

function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  keptAnswers: KeptAnswers,
  log: FastifyBaseLogger,
): boolean {
  const kept = keptAnswers.find(request);
  if (kept === undefined || hasRepeated(request.rawHeaders)) return false;
  const { status, headers, body, grant, route } = kept;
  const reqId = makeUuid();
  response.writeHead(status, [...headers, "x-request-id", reqId]).end(body);
  logAnswer(log, { reqId, method: "GET", route, status, ms: 0, grant });
  return true;
}
