import fc from "fast-check";
import { expect, test } from "vitest";
import { reservedSlugs, slugSchema, createSlugs } from "./slug.ts";

function takeSlugs(name: string, count: number): string[] {
  const slugs = createSlugs(name, "project");
  return Array.from({ length: count }, () => slugs.next().value);
}

test.each([
  ["Şişli Iğdır İstanbul", "sisli-igdir-istanbul"],
  ["Işık & Söz", "isik-soz"],
  ["  Straße Ærø  ", "strasse-aero"],
  ["日本", "project"],
  ["--a--b--", "a-b"],
])("writes %s as %s", (name, slug) => expect(takeSlugs(name, 1)).toEqual([slug]));

test.each(["login", "LOGIN", "ｌｏｇｉｎ", "Teams", "tr", "api"])(
  "adds a suffix to the reserved name %s",
  (name) => expect(reservedSlugs.has(takeSlugs(name, 1)[0] ?? "")).toBe(false),
);

test.each(
  [
    "forgot reset invite share r s operator metrics account settings billing docs features blog",
    "about contact feed videos audit versions notifications",
  ].flatMap((line) => line.split(" ")),
)("reserves the address /%s for a screen or a call", (name) => {
  expect(reservedSlugs.has(name)).toBe(true);
  expect(takeSlugs(name, 1)).toEqual([`${name}-2`]);
});

test("continues with suffixes and stays within 48 characters", () => {
  expect(takeSlugs("Acme", 3)).toEqual(["acme", "acme-2", "acme-3"]);
  for (const slug of takeSlugs("a".repeat(80), 12)) expect(slug.length).toBeLessThanOrEqual(48);
});

test("creates unique slugs for every name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const slugs = takeSlugs(name, 12);
      expect(new Set(slugs).size).toBe(12);
      for (const slug of slugs) expect(slugSchema.safeParse(slug).success).toBe(true);
    }),
    { seed: 7, numRuns: 300 },
  );
});
