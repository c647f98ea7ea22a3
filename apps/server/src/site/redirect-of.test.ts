import fc from "fast-check";
import { expect, test } from "vitest";
import { redirectOf } from "./redirect-of.ts";

const english = { cookieLocale: undefined, browserLocale: "en" } as const;

test.each([
  ["/\\evil.test/", "/evil.test"],
  ["\\\\evil.test", "/evil.test"],
  ["///evil.test", "/evil.test"],
  ["/en/\\/evil.test", "/evil.test"],
  ["/", undefined],
  ["/pricing", undefined],
])("redirects %s to %s", (path, target) => {
  expect(redirectOf({ path, ...english })).toBe(target);
});

test("redirects no address to another host or in a loop", () => {
  const piece = fc.constantFrom("/", "\\", "en", "tr", "evil.test", ".", "%2f", "@", ":");
  const path = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join("")}`);
  const visit = fc.record({
    path,
    cookieLocale: fc.constantFrom("en", "tr", undefined),
    browserLocale: fc.constantFrom("en", "tr"),
  });
  fc.assert(
    fc.property(visit, (first) => {
      const target = redirectOf(first);
      if (target === undefined) return true;
      const { host } = new URL(target, "https://tessera.example");
      const settled = {
        path: target,
        cookieLocale: first.cookieLocale ?? "en",
        browserLocale: "en",
      } as const;
      return host === "tessera.example" && redirectOf(settled) !== target;
    }),
    { seed: 42, numRuns: 2000 },
  );
});
