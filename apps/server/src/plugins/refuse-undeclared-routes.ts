import { apiPrefix, operations, type Operation } from "@tessera/contract";
import type { FastifyInstance } from "fastify";

/** The description of the API, which everyone may read. */
const description = `GET ${apiPrefix}/openapi.json`;

/** Refuses to start with a route of the API that the contract, which names every access, does not declare. */
export function refuseUndeclaredRoutes(app: FastifyInstance): void {
  const all: readonly Operation[] = Object.values(operations);
  const declared = new Set([
    description,
    ...all.map(({ method, path }) => `${method} ${apiPrefix}${path}`),
  ]);
  app.addHook("onRoute", ({ method, url }) => {
    if (!url.startsWith(`${apiPrefix}/`)) return;
    for (const each of [method].flat()) {
      // Fastify answers HEAD as GET without the body.
      const isDeclared = declared.has(`${each === "HEAD" ? "GET" : each} ${url}`);
      if (!isDeclared) throw new Error(`${each} ${url} is not declared in the contract.`);
    }
  });
}
