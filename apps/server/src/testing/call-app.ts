import {
  pathOf,
  queryOf,
  type AnswerOf,
  type InputOf,
  type Operation,
  type PageMeta,
} from "@tessera/contract";
import type { LightMyRequestResponse } from "fastify";
import type { TestPerson } from "./factories.ts";
import type { TestApp } from "./start-test-app.ts";

/** What a call is sent with beside its operation's input. */
export type CallHeaders = {
  readonly ifMatch?: string;
  readonly organizationId?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** An answer taken apart; `data` is what the operation promises only where the status says so. */
export type CallResult<Of extends Operation> = {
  readonly status: number;
  readonly headers: LightMyRequestResponse["headers"];
  readonly text: string;
  readonly data: AnswerOf<Of>;
  readonly meta: PageMeta & {
    readonly errorCode?: string;
    readonly errorMessage?: string;
    readonly fields?: Readonly<Record<string, string>>;
  };
};

/** Calls an operation for a person, or for nobody. */
export async function callApp<const Of extends Operation>(
  { app }: TestApp,
  person: TestPerson | undefined,
  operation: Of,
  input: InputOf<Of> & CallHeaders,
): Promise<CallResult<Of>> {
  const { params, query, body } = input as Partial<Record<"params" | "query" | "body", never>>;
  const response = await app.inject({
    method: operation.method,
    url: pathOf(operation as Operation, params ?? {}) + queryOf(query ?? {}),
    headers: {
      ...person?.headers,
      ...(input.ifMatch !== undefined && { "if-match": input.ifMatch }),
      ...(input.organizationId !== undefined && { "x-organization-id": input.organizationId }),
      ...input.headers,
    },
    ...(body !== undefined && { payload: body }),
  });
  const isJson = String(response.headers["content-type"]).startsWith("application/json");
  const { data = null, meta = {} } = isJson ? response.json() : {};
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    data,
    meta,
  };
}
