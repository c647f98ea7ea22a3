import { expect, test } from "vitest";
import { keepRequest, takeRequest } from "./begun-requests.ts";

const request = { provider: "github", codeVerifier: "a verifier", purpose: "login" } as const;
const minuteMs = 60_000;

test("returns the request of a state once", () => {
  keepRequest("one", request);
  expect(takeRequest("another")).toBeUndefined();
  expect(takeRequest("one")).toEqual(request);
  expect(takeRequest("one")).toBeUndefined();
});

test("keeps the requests of several tabs beside each other", () => {
  keepRequest("one", request);
  keepRequest("two", { ...request, provider: "google", purpose: "connect" });
  expect(takeRequest("one")?.provider).toBe("github");
  expect(takeRequest("two")?.purpose).toBe("connect");
});

test("forgets a request after ten minutes", () => {
  keepRequest("old", request, 0);
  expect(takeRequest("old", 11 * minuteMs)).toBeUndefined();
  keepRequest("stale", request, 0);
  keepRequest("fresh", request, 11 * minuteMs);
  expect(takeRequest("stale", 5 * minuteMs)).toBeUndefined();
  expect(takeRequest("fresh", 12 * minuteMs)).toEqual(request);
});
