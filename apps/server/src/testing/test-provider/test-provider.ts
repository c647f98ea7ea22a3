import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerGitHub } from "./answer-github.ts";
import { createIdTokens, type IdTokens } from "./id-tokens.ts";
import { printAuthorizationPage } from "./print-authorization-page.ts";
import {
  type Grants,
  readForm,
  sendFaulty,
  sendJson,
  takeGrant,
  testRegistration,
} from "./grants.ts";
import { testPersonSchema } from "./test-person.ts";

/** A provider like Google and one like GitHub, over real HTTP. */
export type TestProvider = {
  /** The value of GOOGLE_ADDRESS. */
  readonly google: string;
  /** The value of GITHUB_ADDRESS. */
  readonly github: string;
  close(): Promise<void>;
};

/** Starts a provider on a port; by default on a free one. */
export async function startTestProvider(port = 0): Promise<TestProvider> {
  const grants: Grants = new Map();
  const tokens = await createIdTokens();
  const server = createServer((request, response) => {
    void answer(request, response, { grants, tokens }).catch(() => response.writeHead(500).end());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    google: `${origin}/google`,
    github: `${origin}/github`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

type ProviderState = { readonly grants: Grants; readonly tokens: IdTokens };

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  state: ProviderState,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://provider.test");
  if (url.pathname.endsWith("/authorize")) return authorize(url.searchParams, response, state);
  if (url.pathname === "/google/certs") return sendJson(response, 200, state.tokens.keys);
  if (url.pathname === "/google/token") {
    const grant = takeGrant(await readForm(request), state.grants);
    if (!grant) return sendJson(response, 400, { error: "invalid_grant" });
    return sendFaulty(response, grant, async () => ({
      access_token: randomUUID(),
      ...(grant.person.fault !== "no token" && {
        id_token: await state.tokens.create(grant, issuerOf(request)),
      }),
    }));
  }
  if (url.pathname.startsWith("/github/")) return answerGitHub(request, response, state.grants);
  response.writeHead(url.pathname === "/ready" ? 204 : 404).end();
}

/** Returns the address of the provider, as the request names it. */
function issuerOf({ headers: { host = "" } }: IncomingMessage): string {
  return `http://${host}/google`;
}

/** Shows the page of the login, or redirects back with a code or a refusal. */
function authorize(
  params: URLSearchParams,
  response: ServerResponse,
  { grants }: ProviderState,
): void {
  const given = Object.fromEntries(params);
  const back = new URL(given["redirect_uri"] ?? "");
  back.searchParams.set("state", given["state"] ?? "");
  const isKnown =
    given["client_id"] === testRegistration.clientId && given["code_challenge_method"] === "S256";
  if (!isKnown) return sendJson(response, 400, { error: "invalid_request" });
  if (given["decision"] === undefined) {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(printAuthorizationPage(params));
    return;
  }
  if (given["decision"] === "cancel") back.searchParams.set("error", "access_denied");
  else {
    const code = randomUUID();
    const person = testPersonSchema.parse({ ...given, fault: given["fault"] || undefined });
    const {
      nonce = "",
      code_challenge: codeChallenge = "",
      redirect_uri: redirectUri = "",
    } = given;
    grants.set(code, { person, nonce, codeChallenge, redirectUri });
    back.searchParams.set("code", code);
  }
  response.writeHead(302, { location: back.href }).end();
}
