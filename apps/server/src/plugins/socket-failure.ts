import { STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Locale } from "@tessera/contract";
import type { ApiError } from "#errors/api-error.ts";
import { serializeFailure } from "#errors/serialize-failure.ts";
import { translateError } from "#errors/translate-error.ts";
import { findLocale } from "./request-locale.ts";
import { listSecurityHeaders } from "./security-headers.ts";

/** The response to the newest request of each connection. */
export type NewestResponses = WeakMap<Socket, ServerResponse>;

/** Tracks the newest response of each connection. */
export function trackResponses(server: Server, newestResponses: NewestResponses): void {
  server.prependListener("request", (request, response) => {
    newestResponses.set(request.socket, response);
  });
}

/** Answers a slow or invalid HTTP request, at most once, and closes the connection. */
export function answerSocketFailure(
  error: Error,
  socket: Socket,
  { publicUrl, newestResponses }: { publicUrl: string; newestResponses: NewestResponses },
): void {
  const newest = newestResponses.get(socket);
  const open = newest?.req.complete === false ? newest : undefined;
  const isClosed = !socket.writable || ("code" in error && error.code === "ECONNRESET");
  // The answer to an earlier request is still being sent; another one would corrupt it.
  const isBusy = open ? open.headersSent : newest?.writableFinished === false;
  if (isClosed || isBusy) {
    socket.destroy();
    return;
  }
  const failure = translateError(withStatus(error));
  const locale = findLocale(open?.req.headers["accept-language"]);
  const body = JSON.stringify(serializeFailure(failure, locale));
  const headers = listHeaders(body, locale, publicUrl);
  if (open) open.writeHead(failure.status, headers).end(body);
  else socket.end(printResponse(failure, headers, body), () => socket.destroy());
}

/** Every failure of the HTTP parser is the caller's. */
function withStatus(error: Error): Error {
  return Object.assign(error, { statusCode: 400 });
}

function listHeaders(body: string, locale: Locale, publicUrl: string): Record<string, string> {
  return {
    ...listSecurityHeaders(publicUrl),
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "content-language": locale,
    "cache-control": "no-store",
    connection: "close",
  };
}

function printResponse(
  { status }: ApiError,
  headers: Readonly<Record<string, string>>,
  body: string,
): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
