import { apiPrefix, listErrors, operations, type Failure, type Operation } from "@tessera/contract";
import type { FastifyInstance } from "fastify";

/** Turns an error that an operation does not declare into a 500, so that the test fails. */
export function refuseUndeclaredErrors(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (reply.statusCode < 400 || typeof payload !== "string") return payload;
    const operation = findOperation(request.method, request.routeOptions.url);
    if (operation === undefined) return payload;
    const { errorCode } = (JSON.parse(payload) as Failure).meta;
    if (listErrors(operation).includes(errorCode)) return payload;
    reply.code(500);
    const errorMessage = `${operation.id} answered ${errorCode}, which it does not declare.`;
    return JSON.stringify({ data: null, meta: { errorCode: "internal", errorMessage } });
  });
}

function findOperation(method: string, url: string | undefined): Operation | undefined {
  return Object.values(operations).find(
    (operation) => operation.method === method && apiPrefix + operation.path === url,
  );
}
