import { type AnswerOf, type InputOf, type Operation, pathOf } from "@tessera/contract";

/** The account that calls, and the revision that it knows. */
export type Caller = {
  readonly origin: string;
  readonly accessToken?: string;
  readonly organizationId?: string;
  readonly ifMatch?: string;
};

/**
 * Calls an operation of a running Tessera and returns its data; throws with the response when it is
 * refused.
 */
export async function callOperation<const Of extends Operation>(
  caller: Caller,
  operation: Of,
  input: InputOf<Of>,
): Promise<AnswerOf<Of>> {
  const response = await sendOperation(caller, operation, input);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  if (!response.ok) throw new Error(`${operation.id} answered ${response.status}: ${text}`);
  if (operation.shape === "file") return bytes as AnswerOf<Of>;
  return (text ? (JSON.parse(text) as { data: unknown }).data : null) as AnswerOf<Of>;
}

/** Calls an operation and returns the whole response, refused or not. */
function sendOperation<const Of extends Operation>(
  caller: Caller,
  operation: Of,
  input: InputOf<Of>,
): Promise<Response> {
  const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown };
  const headers = new Headers();
  if (caller.accessToken) headers.set("authorization", `Bearer ${caller.accessToken}`);
  if (caller.organizationId) headers.set("x-organization-id", caller.organizationId);
  if (caller.ifMatch) headers.set("if-match", caller.ifMatch);
  if (body !== undefined) headers.set("content-type", "application/json");
  const path = pathOf(operation as Pick<Operation, "path">, params);
  return fetch(new URL(path, caller.origin), {
    method: operation.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
