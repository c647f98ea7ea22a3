import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Grants, readForm, sendFaulty, sendJson, takeGrant } from "./grants.ts";

/** Answers a request like GitHub: an access token, then the user and their addresses. */
export async function answerGitHub(
  request: IncomingMessage,
  response: ServerResponse,
  grants: Grants,
): Promise<void> {
  const path = (request.url ?? "").slice("/github".length);
  if (path === "/login/oauth/access_token") {
    const grant = takeGrant(await readForm(request), grants);
    // GitHub reports a wrong code with the status 200.
    if (!grant) return sendJson(response, 200, { error: "bad_verification_code" });
    const token = randomUUID();
    grants.set(token, grant);
    return sendFaulty(response, grant, () =>
      grant.person.fault === "no token" ? {} : { access_token: token, token_type: "bearer" },
    );
  }
  const person = grants.get((request.headers.authorization ?? "").slice(7))?.person;
  if (!person) return sendJson(response, 401, { message: "Bad credentials" });
  const { subject, login, name, email, isVerified } = person;
  if (path === "/api/user") return sendJson(response, 200, { id: Number(subject), login, name });
  return sendJson(response, 200, [
    { email: "old@example.test", primary: false, verified: true },
    { email, primary: true, verified: isVerified },
  ]);
}
