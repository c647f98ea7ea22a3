import { apiPrefix, errorsOf, operations, type Failure, type OperationId } from "@tessera/contract";
import type { FastifyInstance } from "fastify";

/** Turns an error that an operation does not declare into a 500, so that the test that met it fails. */
export function refuseUndeclared(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (reply.statusCode < 400 || typeof payload !== "string") return payload;
    const id = findOperationId(request.method, request.routeOptions.url);
    const failure = JSON.parse(payload) as Failure;
    if (id === undefined || errorsOf(id).includes(failure.meta.errorCode)) return payload;
    reply.code(500);
    const errorMessage = `${id} answered ${failure.meta.errorCode}, which it does not declare.`;
    return JSON.stringify({ data: null, meta: { errorCode: "internal", errorMessage } });
  });
}

function findOperationId(method: string, url: string | undefined): OperationId | undefined {
  const found = Object.values(operations).find(
    (operation) => operation.method === method && apiPrefix + operation.path === url,
  );
  return found?.id;
}
