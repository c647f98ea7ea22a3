import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ApiError } from "#errors/api-error.ts";
import { printFailure } from "#errors/print-failure.ts";
import { translateError } from "#errors/translate-error.ts";
import { listSecurityHeaders } from "./security-headers.ts";

/** Answers, in the envelope, what is not HTTP enough to become a request, and closes the connection. */
export function answerSocketFailure(error: Error, socket: Socket, publicUrl: string): void {
  if (!socket.writable || ("code" in error && error.code === "ECONNRESET")) {
    socket.destroy();
    return;
  }
  socket.end(printResponse(translateError(withStatus(error)), publicUrl), () => socket.destroy());
}

/** Whatever the parser of HTTP refuses is the caller's fault. */
function withStatus(error: Error): Error {
  return Object.assign(error, { statusCode: 400 });
}

function printResponse(failure: ApiError, publicUrl: string): string {
  const body = JSON.stringify(printFailure(failure, "en"));
  const headers = {
    ...listSecurityHeaders(publicUrl),
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`, ...lines, "", body].join(
    "\r\n",
  );
}
