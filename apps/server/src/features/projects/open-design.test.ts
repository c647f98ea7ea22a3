import { createDesign, createRecipe, parseHexColor, tokenPath, type Recipe } from "@tessera/engine";
import { afterEach, expect, test, vi } from "vitest";
import { cacheDesign, openDesign, requireDesign } from "./open-design.ts";

afterEach(() => void vi.restoreAllMocks());

function watchLog(): readonly string[] {
  const lines: string[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  return lines;
}

test("opens a recipe as the editor does, repeatedly and for any project", () => {
  const unsorted = { [tokenPath("breakpoint.m")]: alias("breakpoint.xl") };
  const stored: Recipe = { ...createRecipe(), overrides: unsorted };
  for (const id of ["one", "one", "other"])
    expect(openDesign({ id, organizationId: "o" }, JSON.stringify(stored))).toEqual(createDesign());
});

test("returns a recipe that cannot be repaired as it is, and logs its problems once", () => {
  const lines = watchLog();
  const broken: Recipe = {
    ...createRecipe(),
    customTokens: { [tokenPath("brand.edge")]: alias("brand.nowhere") },
  };
  for (const id of ["one", "one"]) {
    const design = openDesign({ id, organizationId: "o" }, JSON.stringify(broken));
    expect(design).toEqual({ recipe: broken });
    expect(() => requireDesign(design)).toThrow("does not parse");
  }
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      projectId: "one",
      msg: "stored recipe",
      problems: [{ path: "customTokens.brand.edge", code: "unknown-token" }],
    }),
  ]);
});

test("does not parse a recipe again that this server saved", () => {
  const design = createDesign(parseHexColor("#0d9488"));
  const place = { id: "saved", organizationId: "o" };
  cacheDesign(place, design);
  expect(openDesign(place, JSON.stringify(design.recipe))).toBe(design);
});

function alias(to: string) {
  return { type: "alias", to: tokenPath(to) } as const;
}
