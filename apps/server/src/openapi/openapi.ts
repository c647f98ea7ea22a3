import { apiPrefix } from "@tessera/contract";
import type { FastifyInstance } from "fastify";
import type { Services } from "#services.ts";
import { printOpenApi } from "./print-openapi.ts";

/** Serves the API's own description. */
export function addOpenApi(app: FastifyInstance, { publicUrl }: Pick<Services, "publicUrl">): void {
  let text: string | undefined;
  app.get(`${apiPrefix}/openapi.json`, (_request, reply) => {
    text ??= JSON.stringify(printOpenApi(publicUrl));
    return reply.type("application/json; charset=utf-8").send(text);
  });
}
