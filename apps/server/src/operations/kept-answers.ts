import type { IncomingMessage } from "node:http";
import { organizationHeader } from "@tessera/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Grant } from "#access/grant.ts";
import type { Changes } from "#database/changes.ts";

/** An answer as it was sent, without what is of one request alone. */
type KeptAnswer = {
  readonly status: number;
  /** Names and values in turns. */
  readonly headers: readonly string[];
  /** Nothing where the caller has it already. */
  readonly body: Buffer | undefined;
  /** What was granted to whom it was sent. */
  readonly grant: Grant;
  readonly route: string;
};

/** Answers that are sent again to whom they were sent, while nothing has changed of who that is and what they may. */
export type KeptAnswers = {
  /** What the same request was answered with. */
  find(request: IncomingMessage): KeptAnswer | undefined;
  /** Keeps the file that a request is answered with, unless something has changed since it was granted. */
  keep(request: FastifyRequest, reply: FastifyReply, payload: unknown): void;
  /** Forgets what was kept, and keeps nothing any more. */
  close(): void;
};

/** Keeps at most `most` answers, and lets go first of the one that was asked for longest ago. */
export function makeKeptAnswers(changes: Changes, most: number): KeptAnswers {
  const answers = new Map<string, KeptAnswer>();
  let isOpen = true;
  const stopListening = changes.onTold((id) => {
    if (id === undefined) answers.clear();
    for (const [key, { grant }] of answers) if (restsOn(grant, id)) answers.delete(key);
  });
  return {
    find(request) {
      const key = printKey(request);
      const kept = answers.get(key);
      if (kept === undefined || Date.now() >= (kept.grant.untilMs ?? 0)) return undefined;
      if (!changes.isCurrent()) return undefined;
      // A map keeps the order of insertion: what was just asked for goes to its end.
      answers.delete(key);
      answers.set(key, kept);
      return kept;
    },
    keep(request, reply, payload) {
      if (!isOpen || changes.count !== request.toldBefore) return;
      const kept = takeAnswer(request, reply, payload);
      if (kept) answers.set(printKey(request.raw), kept);
      if (answers.size > most) answers.delete(answers.keys().next().value ?? "");
    },
    close() {
      isOpen = false;
      stopListening();
      answers.clear();
    },
  };
}

function restsOn({ actor, organization, project }: Grant, id: string | undefined): boolean {
  return id === actor?.sessionId || id === organization?.id || id === project?.id;
}

/** Everything of a request that its answer depends on; no line of it can hold a line break. */
function printKey({ method, url, headers }: IncomingMessage): string {
  const who = `${mark(headers.authorization)}\n${mark(headers[organizationHeader])}`;
  const how = `${mark(headers["accept-language"])}\n${mark(headers["accept-encoding"])}`;
  return `${method} ${url}\n${who}\n${how}\n${mark(headers["if-none-match"])}`;
}

/** A header that is not there is another than any text. */
function mark(value: string | readonly string[] | undefined): string {
  return value === undefined ? "" : `=${String(value)}`;
}

function takeAnswer(
  { method, grant, routeOptions }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): KeptAnswer | undefined {
  const { statusCode: status } = reply;
  const body = Buffer.isBuffer(payload) ? payload : undefined;
  const isFile = status === 200 && body !== undefined;
  if (method !== "GET" || !(isFile || status === 304)) return undefined;
  const { "x-request-id": _, ...sent } = reply.getHeaders();
  const named = body ? { ...sent, "content-length": body.length } : sent;
  const headers = Object.entries(named).flatMap(([name, value]) => [name, String(value)]);
  return { status, headers, body, grant, route: routeOptions.url ?? "unknown" };
}
