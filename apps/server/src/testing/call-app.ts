import {
  organizationHeader,
  type AnswerOf,
  type InputOf,
  type Operation,
  type OperationId,
  type PageMeta,
} from "@tessera/contract";
import type { LightMyRequestResponse } from "fastify";
import { callOperation } from "./call-operation.ts";
import type { TestPerson } from "./factories.ts";
import type { TestApp } from "./start-test-app.ts";

/** The headers and options of a call besides its input. */
export type CallHeaders = {
  readonly ifMatch?: string;
  readonly organizationId?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A parsed answer; `data` matches the operation only for a success status. */
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

/** Calls an operation for a person, or anonymously, and parses the answer. */
export async function callApp<const Of extends Operation>(
  server: TestApp,
  person: TestPerson | undefined,
  operation: Of,
  input: InputOf<Of> & CallHeaders,
): Promise<CallResult<Of>> {
  const { ifMatch, organizationId, headers, ...parts } = input;
  const response = await callOperation(server, operation.id as OperationId, {
    ...parts,
    headers: {
      ...person?.headers,
      ...(ifMatch !== undefined && { "if-match": ifMatch }),
      ...(organizationId !== undefined && { [organizationHeader]: organizationId }),
      ...headers,
    },
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
