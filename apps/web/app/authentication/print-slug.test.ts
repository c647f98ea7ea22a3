import { expect, test } from "vitest";
import { printSlug } from "./print-slug.ts";

test("prints a slug as a name, by the rules of the language", () => {
  expect(printSlug("harbor-2", "en")).toBe("Harbor 2");
  expect(printSlug("istanbul-liman", "tr")).toBe("İstanbul Liman");
  expect(printSlug("istanbul", "en")).toBe("Istanbul");
  expect(printSlug("a--b", "en")).toBe("A B");
});
