import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  dropEarlyResponses,
  findArrivedResponse,
  requestEarly,
  takeEarlyResponse,
} from "./early-responses.ts";
import { createQueryClient } from "./query-client.ts";

const url = "/api/v1/user";
let stored: Map<string, string>;
let status: number;

beforeEach(() => {
  stored = new Map([["account", "sealed-1"]]);
  status = 200;
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null });
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("earlyRequests", undefined);
  vi.stubGlobal("fetch", async () => new Response("{}", { status }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("gives a response once", async () => {
  const response = await requestEarly(url, "access-1", undefined);
  expect(await takeEarlyResponse(url, undefined)).toBe(response);
  expect(takeEarlyResponse(url, undefined)).toBeUndefined();
  expect(findArrivedResponse(url, undefined)).toBeUndefined();
});

test("keeps a response that is only looked up, until it is taken or a write outdates it", async () => {
  const response = await requestEarly(url, "access-1", undefined);
  expect(findArrivedResponse(url, undefined)).toBe(response);
  expect(findArrivedResponse(url, undefined)).toBe(response);
  dropEarlyResponses();
  expect(findArrivedResponse(url, undefined)).toBeUndefined();
  expect(takeEarlyResponse(url, undefined)).toBeUndefined();
});

test("gives a response that has not arrived only as a promise", async () => {
  const response = requestEarly(url, "access-1", undefined);
  expect(findArrivedResponse(url, undefined)).toBeUndefined();
  expect(await takeEarlyResponse(url, undefined)).toBe(await response);
});

test("leaves a refused response to the call, which renews the token", async () => {
  status = 401;
  await requestEarly(url, "access-1", undefined);
  expect(findArrivedResponse(url, undefined)).toBeUndefined();
  expect(await takeEarlyResponse(url, undefined)).toMatchObject({ status: 401 });
});

test("gives no response of another session, organization or language", async () => {
  await requestEarly(url, "access-1", "organization-1");
  expect(findArrivedResponse(url, "organization-2")).toBeUndefined();
  stored.set("account", "sealed-2");
  expect(findArrivedResponse(url, "organization-1")).toBeUndefined();
  stored.set("account", "sealed-1");
  vi.stubGlobal("document", { cookie: "locale=tr" });
  expect(findArrivedResponse(url, "organization-1")).toBeUndefined();
  vi.stubGlobal("document", { cookie: "" });
  expect(findArrivedResponse(url, "organization-1")).toMatchObject({ status: 200 });
});

test("drops a response that is not taken in time, because it becomes outdated", async () => {
  await requestEarly(url, "access-1", undefined);
  vi.runAllTimers();
  expect(findArrivedResponse(url, undefined)).toBeUndefined();
});

test("is dropped when the data that it gave are invalidated", async () => {
  const client = createQueryClient();
  client.setQueryData(["user"], { name: "Ada" });
  await requestEarly(url, "access-1", undefined);
  await client.invalidateQueries({ queryKey: ["user"] });
  expect(takeEarlyResponse(url, undefined)).toBeUndefined();
});
