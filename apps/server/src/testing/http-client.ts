import {
  operations,
  pathOf,
  type Operation,
  type OperationId,
  type LoggedIn,
} from "@tessera/contract";
import { waitForMailedCode } from "./data-folder.ts";
import { createEmail, registrationOf } from "./register-person.ts";
import type { TestCall } from "./call-operation.ts";

/** Calls an operation of a running server over real HTTP. */
export function callOverHttp(
  address: string,
  id: OperationId,
  { params = {}, body, headers = {} }: TestCall = {},
): Promise<Response> {
  const operation: Operation = operations[id];
  return fetch(address + pathOf(operation, params as never), {
    method: operation.method,
    headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Registers a person at a running server, reads the code in the mail files, and logs in. */
export async function registerOverHttp(address: string, dataDir: string): Promise<LoggedIn> {
  const email = createEmail();
  await callOverHttp(address, "register", { body: registrationOf(email) });
  const code = await waitForMailedCode(dataDir, email);
  const verified = await callOverHttp(address, "verifyEmail", { body: { email, code } });
  const { data } = (await verified.json()) as { data: LoggedIn };
  return data;
}
