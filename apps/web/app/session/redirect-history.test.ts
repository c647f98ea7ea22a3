import { expect, test } from "vitest";
import { parseRedirect } from "./redirect-history.ts";

const nowMs = 1_800_000_000_000;

function entry(path: unknown, timestamp: unknown = nowMs - 1000): string {
  return JSON.stringify({ path, timestamp });
}

test("returns to a path of this site, with its query and hash", () => {
  expect(parseRedirect(entry("/acme/brand/design-system/colors?tab=a#b"), nowMs)).toBe(
    "/acme/brand/design-system/colors?tab=a#b",
  );
  expect(parseRedirect(entry("/tr/overview"), nowMs)).toBe("/tr/overview");
});

test.each([
  "//evil.example/x",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/\t/evil.example",
  "overview",
  "",
])("refuses %j, which could open another site", (path) => {
  expect(parseRedirect(entry(path), nowMs)).toBeUndefined();
});

test.each(["/login", "/tr/register", "/verification?email=a", "/forgot", "/tr/reset"])(
  "never returns to the login page %s",
  (path) => {
    expect(parseRedirect(entry(path), nowMs)).toBeUndefined();
  },
);

test("expires after half an hour, and refuses times in the future", () => {
  expect(parseRedirect(entry("/overview", nowMs - 31 * 60_000), nowMs)).toBeUndefined();
  expect(parseRedirect(entry("/overview", nowMs + 60_000), nowMs)).toBeUndefined();
});

test.each([undefined, "", "{", "7", "null", '{"path":1,"timestamp":1}'])(
  "reads nothing from %j",
  (text) => {
    expect(parseRedirect(text, nowMs)).toBeUndefined();
  },
);
