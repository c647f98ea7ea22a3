import { organizationHeader } from "@tessera/contract";
import type { FastifyRequest } from "fastify";
import type { Grant } from "#access/grant.ts";
import type { Changes } from "#database/changes.ts";
import type { FileAnswer } from "./answer.ts";

/** A file that was sent, and what was granted to whom it was sent. */
type KeptFile = { readonly grant: Grant; readonly file: FileAnswer };

/** Files that are sent again to whom they were sent, while nothing has changed of who that is and what they may. */
export type KeptFiles = {
  /** What the same request was answered with. */
  find(request: FastifyRequest): KeptFile | undefined;
  /** Keeps the answer to a request, unless something has changed since it was granted. */
  keep(request: FastifyRequest, file: FileAnswer): void;
};

/** Keeps at most `most` files, and lets go first of the one that was asked for longest ago. */
export function makeKeptFiles(changes: Changes, most: number): KeptFiles {
  const files = new Map<string, KeptFile>();
  changes.onTold((id) => {
    if (id === undefined) files.clear();
    for (const [key, { grant }] of files) if (restsOn(grant, id)) files.delete(key);
  });
  return {
    find(request) {
      const key = findKey(request);
      const kept = changes.isCurrent() ? files.get(key) : undefined;
      if (kept === undefined || Date.now() >= (kept.grant.untilMs ?? 0)) return undefined;
      // A map keeps the order of insertion: what was just asked for goes to its end.
      files.delete(key);
      files.set(key, kept);
      return kept;
    },
    keep(request, file) {
      if (changes.count !== request.toldBefore) return;
      const key = findKey(request);
      files.set(key, { grant: request.grant, file });
      if (files.size > most) files.delete(files.keys().next().value ?? key);
    },
  };
}

function restsOn({ actor, organization, project }: Grant, id: string | undefined): boolean {
  return id === actor?.sessionId || id === organization?.id || id === project?.id;
}

/** Everything of a request that says who asks for what; no line of it can hold a line break. */
function findKey({ method, url, headers }: FastifyRequest): string {
  const { authorization, [organizationHeader]: organization } = headers;
  return `${method} ${url}\n${authorization}\n${String(organization)}\n${headers["accept-language"]}`;
}
