import { userIdSchema } from "@tessera/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storeOrganization } from "#http/stored-organization.ts";
import { hasSession } from "#session/session-presence.ts";
import { clearTokens, findTokens, keepTokens } from "#session/session-store.ts";
import { setPageUser } from "#session/page-user.ts";
import { answerLoginRequest, waitingCalls } from "#session/login-request.ts";
import { ApiError } from "#http/api-error.ts";
import { NetworkError } from "#http/network-error.ts";
import { call } from "./call.ts";
import { requestEarly } from "./early-responses.ts";

const userId = userIdSchema.parse("0198a1c2-0000-7000-8000-000000000001");
const otherId = userIdSchema.parse("0198a1c2-0000-7000-8000-000000000002");
const user = { id: userId, name: "Ada" };
const others = { userId: otherId, accessToken: "access-9", refreshToken: "refresh-9" };

/** The state of the fake server: the access token that it accepts, and its refresh token. */
let valid: { access: string; refresh: string | undefined };
let requests: { url: string; headers: Headers }[];

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

async function serve(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  requests.push({ url, headers });
  if (url.endsWith("/auth/refresh")) {
    const { refreshToken } = JSON.parse(init.body as string) as { refreshToken: string };
    if (refreshToken !== valid.refresh) return answer(401, { data: null, meta: {} });
    valid = { access: "access-2", refresh: "refresh-2" };
    return answer(200, { data: { accessToken: "access-2", refreshToken: "refresh-2", user } });
  }
  if (headers.get("authorization") === `Bearer ${valid.access}`) return answer(200, { data: user });
  return answer(401, { data: null, meta: { errorCode: "notLoggedIn", errorMessage: "Log in." } });
}

function countRefreshes(): number {
  return requests.filter(({ url }) => url.endsWith("/auth/refresh")).length;
}

/** Counts the calls that carry the token of the other user. */
function countCallsOfOther(): number {
  return requests.filter(({ headers }) => headers.get("authorization") === "Bearer access-9")
    .length;
}

beforeEach(async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("document", { cookie: "locale=tr" });
  vi.stubGlobal("fetch", vi.fn(serve));
  requests = [];
  valid = { access: "access-1", refresh: "refresh-1" };
  await keepTokens({ userId, accessToken: "access-1", refreshToken: "refresh-1" });
});

afterEach(() => {
  clearTokens();
  setPageUser(undefined);
  vi.unstubAllGlobals();
});

test("sends the token, the organization and the language", async () => {
  storeOrganization("organization-1");
  await call("getUser", {});
  expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
    authorization: "Bearer access-1",
    "x-organization-id": "organization-1",
    "accept-language": "tr",
  });
});

test("renews a refused token once for all concurrent calls, and sends each again", async () => {
  valid = { access: "access-2", refresh: "refresh-1" };
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => call("getUser", {})));
  expect(answers.map(({ data }) => data)).toEqual([user, user, user, user, user]);
  expect(countRefreshes()).toBe(1);
});

test("takes an early response once instead of sending the call", async () => {
  const early = requestEarly("/api/v1/user", "access-1", undefined);
  expect((await call("getUser", {})).data).toEqual(user);
  await early;
  expect(requests).toHaveLength(1);
  await call("getUser", {});
  expect(requests).toHaveLength(2);
});

test("renews a token that was refused early", async () => {
  valid = { access: "access-2", refresh: "refresh-1" };
  await requestEarly("/api/v1/user", "access-1", undefined);
  expect((await call("getUser", {})).data).toEqual(user);
  expect(countRefreshes()).toBe(1);
});

test("requests a login when the refresh is refused, and continues after it", async () => {
  valid = { access: "access-9", refresh: undefined };
  const waiting = call("getUser", {});
  await vi.waitFor(() => expect(waitingCalls.get().length > 0).toBe(true));
  const tokens = { ...others, userId };
  await keepTokens(tokens);
  answerLoginRequest(tokens);
  expect((await waiting).data).toEqual(user);
});

test("sends no call of a page whose user another one has just followed in another tab", async () => {
  setPageUser(userId);
  // The other tab has stored its tokens, and this one has not received the event yet.
  await keepTokens(others);
  valid = { access: "access-9", refresh: "refresh-9" };
  await expect(call("getUser", {})).rejects.toThrow("Another user has logged in.");
  await expect(call("updateUser", { body: { name: "Ada" } })).rejects.toThrow();
  expect(requests).toEqual([]);
  setPageUser(undefined);
  expect((await call("getUser", {})).data).toEqual(user);
});

test("never continues with the tokens of another user who logs in instead", async () => {
  valid = { access: "access-9", refresh: undefined };
  const waiting = call("updateUser", { body: { name: "Ada" } });
  await vi.waitFor(() => expect(waitingCalls.get()).toHaveLength(1));
  await keepTokens(others);
  answerLoginRequest(others);
  await expect(waiting).rejects.toMatchObject({ status: 401 });
  expect(countCallsOfOther()).toBe(0);
  expect(waitingCalls.get()).toEqual([]);
  expect(await findTokens()).toEqual(others);
});

test("neither continues nor requests a login when another user has logged in before the refresh", async () => {
  valid = { access: "access-9", refresh: "refresh-1" };
  const waiting = call("updateUser", { body: { name: "Ada" } });
  await keepTokens(others);
  await expect(waiting).rejects.toMatchObject({ status: 401 });
  expect(countCallsOfOther()).toBe(0);
  expect(countRefreshes()).toBe(0);
  expect(waitingCalls.get()).toEqual([]);
  expect(await findTokens()).toEqual(others);
});

test("a refresh does not replace the session of another user who logs in during it", async () => {
  valid = { access: "access-9", refresh: "refresh-1" };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (url.endsWith("/auth/refresh")) await keepTokens(others);
    return serve(url, init);
  });
  await expect(call("getUser", {})).rejects.toMatchObject({ status: 401 });
  expect(countRefreshes()).toBe(1);
  expect(await findTokens()).toEqual(others);
});

test("logs out when the user declines to log in", async () => {
  valid = { access: "access-9", refresh: undefined };
  const waiting = call("getUser", {});
  await vi.waitFor(() => expect(waitingCalls.get().length > 0).toBe(true));
  answerLoginRequest(undefined);
  await expect(waiting).rejects.toMatchObject({ status: 401, message: "Log in." });
  expect(hasSession()).toBe(false);
});

test("requests no login after a log-out in the meantime", async () => {
  valid = { access: "access-9", refresh: undefined };
  const waiting = call("getUser", {});
  clearTokens();
  await expect(waiting).rejects.toMatchObject({ status: 401 });
  expect(waitingCalls.get().length > 0).toBe(false);
});

test("renews nothing when the password is wrong", async () => {
  const refused = { data: null, meta: { errorCode: "wrongCredentials", errorMessage: "Wrong." } };
  vi.stubGlobal("fetch", async () => answer(401, refused));
  await expect(call("getUser", {})).rejects.toBeInstanceOf(ApiError);
  expect(hasSession()).toBe(true);
});

test("distinguishes a lost network from a refusal, and stays logged in", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(call("getUser", {})).rejects.toBeInstanceOf(NetworkError);
  expect(hasSession()).toBe(true);
});
