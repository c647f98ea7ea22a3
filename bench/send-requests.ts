import { Agent, request } from "node:http";
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";

/** One request. */
export type HttpRequest = {
  readonly method?: string;
  readonly url: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
};

/** The response. */
export type HttpReply = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

const connections = 8;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Sends one request over a keep-alive connection, of a small pool or of a given agent. */
export function sendRequest(
  { method = "GET", url, headers = {}, body, signal }: HttpRequest,
  over: Agent = agent,
): Promise<HttpReply> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent: over, headers, signal }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

/**
 * Sends requests over a few connections, each when the previous one is answered; throws on an
 * unexpected status.
 */
export async function sendRequests(
  count: number,
  status: number,
  request: () => HttpRequest,
): Promise<void> {
  let sent = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (sent < count) {
        sent++;
        const reply = await sendRequest(request());
        if (reply.status !== status) throw new Error(`Answered ${reply.status}, not ${status}`);
      }
    }),
  );
}

/** Closes the keep-alive connections. */
export function closeConnections(): void {
  agent.destroy();
}
