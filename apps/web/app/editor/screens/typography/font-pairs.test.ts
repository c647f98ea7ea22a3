import { expect, test } from "vitest";
import { listPartners } from "./font-pairs.ts";

test("fonts that go with each other are offered in both directions, with the same reason", () => {
  for (const font of ["inter", "archivo", "source-sans-3", "plus-jakarta-sans"]) {
    const partners = listPartners(font);
    expect(partners.size).toBeGreaterThan(0);
    expect([...partners.keys()]).not.toContain(font);
    for (const [partner, reason] of partners) expect(listPartners(partner).get(font)).toBe(reason);
  }
});

test("a font without partners, or that is not offered, has none", () => {
  expect(listPartners("caveat").size).toBe(0);
  expect(listPartners("").size).toBe(0);
});
