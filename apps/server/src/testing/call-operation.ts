import {
  operations,
  pathOf,
  queryOf,
  type Failure,
  type Operation,
  type OperationId,
} from "@tessera/contract";
import type { LightMyRequestResponse } from "fastify";
import type { TestApp } from "./start-test-app.ts";

/** The input of a test's call. */
export type TestCall = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Calls an operation as a client does; of a stream only the headers are awaited. */
export async function callOperation(
  { app }: Pick<TestApp, "app">,
  id: OperationId,
  { params = {}, query = {}, body, headers = {} }: TestCall = {},
): Promise<LightMyRequestResponse> {
  const operation: Operation = operations[id];
  const call = {
    method: operation.method,
    url: pathOf(operation, params as never) + queryOf(query),
    headers: { ...headers },
    ...(body !== undefined && { payload: body as object }),
  };
  if (operation.shape !== "stream") return app.inject(call);
  const opened = await app.inject({ ...call, payloadAsStream: true });
  if (opened.statusCode >= 400) return app.inject(call);
  opened.stream().destroy();
  return opened;
}

/** Returns the status and the error code of an answer, which most tests of refusals compare. */
export function outcomeOf(answer: LightMyRequestResponse): string {
  if (answer.statusCode < 400) return String(answer.statusCode);
  const { meta } = answer.json<Failure>();
  return `${answer.statusCode} ${meta.errorCode}`;
}
