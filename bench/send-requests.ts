import { Agent, request } from "node:http";
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";

/** What one request asks for. */
export type Ask = {
  readonly method?: string;
  readonly url: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  /** Ends the request when it is aborted. */
  readonly signal?: AbortSignal;
};

/** What came back. */
export type Reply = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

const connections = 8;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Sends one request over a connection that is kept open, of a few or of those that are named. */
export function sendRequest(
  { method = "GET", url, headers = {}, body, signal }: Ask,
  over: Agent = agent,
): Promise<Reply> {
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

/** Sends so many requests over a few connections, each as soon as the one before it is answered; throws where one is answered otherwise than expected. */
export async function sendRequests(count: number, status: number, ask: () => Ask): Promise<void> {
  let sent = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (sent < count) {
        sent++;
        const reply = await sendRequest(ask());
        if (reply.status !== status) throw new Error(`Answered ${reply.status}, not ${status}`);
      }
    }),
  );
}

/** Closes the connections that are kept open. */
export function closeConnections(): void {
  agent.destroy();
}
