import { createRecipe, tokenPath, type Recipe } from "@tessera/engine";
import { afterEach, expect, test, vi } from "vitest";
import { openRecipe } from "./open-recipe.ts";

afterEach(() => void vi.restoreAllMocks());

function watchLog(): readonly string[] {
  const lines: string[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  return lines;
}

test("opens a recipe as the editor does, again and again, whatever project has it", () => {
  const disorder = { [tokenPath("breakpoint.m")]: alias("breakpoint.xl") };
  const stored: Recipe = { ...createRecipe(), overrides: disorder };
  for (const id of ["one", "one", "other"])
    expect(openRecipe({ id, organizationId: "o" }, structuredClone(stored))).toEqual(
      createRecipe(),
    );
});

test("leaves a recipe that nothing mends as it is, and says once in the log what is wrong with it", () => {
  const lines = watchLog();
  const broken: Recipe = {
    ...createRecipe(),
    customTokens: { [tokenPath("brand.edge")]: alias("brand.nowhere") },
  };
  for (const id of ["one", "one"])
    expect(openRecipe({ id, organizationId: "o" }, structuredClone(broken))).toEqual(broken);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      projectId: "one",
      msg: "stored recipe",
      problems: [{ path: "customTokens.brand.edge", code: "unknown-token" }],
    }),
  ]);
});

function alias(to: string) {
  return { type: "alias", to: tokenPath(to) } as const;
}
