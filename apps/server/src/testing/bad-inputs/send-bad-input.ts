import { request, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { printBody, type BadInput } from "./bad-input.ts";

/** The answer to a bad input. */
export type Answered = {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
};

/** Sends a bad input over its own connection, with headers and path exactly as written. */
export async function sendBadInput(
  origin: string,
  row: BadInput,
  usualHeaders: Readonly<Record<string, string>>,
): Promise<Answered> {
  const body = printBody(row);
  const response = await send(origin, row, headersOf(row, usualHeaders, body), body);
  return {
    status: response.statusCode ?? 0,
    contentType: response.headers["content-type"] ?? "",
    text: await text(response),
  };
}

function headersOf(
  { headers = {} }: BadInput,
  usualHeaders: Readonly<Record<string, string>>,
  body: string | undefined,
): OutgoingHttpHeaders {
  const all: Record<string, string | null> = {
    ...usualHeaders,
    connection: "close",
    ...(body !== undefined && {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
    }),
    ...headers,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

function send(
  origin: string,
  { method, path }: BadInput,
  headers: OutgoingHttpHeaders,
  body: string | undefined,
): Promise<IncomingMessage> {
  const { hostname, port } = new URL(origin);
  return new Promise((answer, fail) => {
    const sent = request({ hostname, port, method, path, headers, agent: false }, answer);
    // A server that refuses a body early may close the connection before it has read all of it.
    sent.on("error", fail);
    sent.end(body);
  });
}
