import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { TestProviderPerson } from "./test-person.ts";

/** The registration of Tessera at the test provider. */
export const testRegistration = {
  clientId: "tessera",
  clientSecret: "a secret of the test",
} as const;

/** A login at the provider, until its code is exchanged. */
export type Grant = {
  readonly person: TestProviderPerson;
  readonly nonce: string;
  readonly codeChallenge: string;
  readonly redirectUri: string;
};

/** The logins at a provider by their codes and access tokens. */
export type Grants = Map<string, Grant>;

/** Ends the grant of a code and returns it, if the client, the redirect and the verifier are right. */
export function takeGrant(form: URLSearchParams, grants: Grants): Grant | undefined {
  const code = form.get("code") ?? "";
  const grant = grants.get(code);
  grants.delete(code);
  const verifier = form.get("code_verifier") ?? "";
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const isRight =
    form.get("client_id") === testRegistration.clientId &&
    form.get("client_secret") === testRegistration.clientSecret &&
    form.get("redirect_uri") === grant?.redirectUri &&
    challenge === grant.codeChallenge;
  return isRight ? grant : undefined;
}

/** Sends JSON, or what the person's fault sends instead. */
export async function sendFaulty(
  response: ServerResponse,
  { person }: Grant,
  create: () => object | Promise<object>,
): Promise<void> {
  if (person.fault === "no answer") return;
  if (person.fault === "server error") return sendJson(response, 500, { error: "server_error" });
  if (person.fault === "no JSON") return void response.writeHead(200).end("<!doctype html>");
  const more = person.fault === "too much" && { more: "x".repeat(1 << 20) };
  sendJson(response, 200, { ...(await create()), ...more });
}

/** Sends JSON with a status. */
export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** Reads the form in the body of a request. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += String(chunk);
  return new URLSearchParams(text);
}
