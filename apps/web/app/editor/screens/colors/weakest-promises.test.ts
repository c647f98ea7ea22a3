import { createDesign, createRecipe, parseHexColor, tokenPath } from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";
import { expect, test } from "vitest";
import { countBroken, findWeakestPromises } from "./weakest-promises.ts";

const muted = tokenPath("color.text-muted");
const pale = { type: "color", hex: parseHexColor("#c8c8c8")!, alpha: 1 } as const;
const generated = createDesign();
const broken = designOf({ ...createRecipe(), overrides: { [muted]: pale } });

test("shows every color once, with its weakest promise", () => {
  const weakest = findWeakestPromises(generated, "light");
  const foregrounds = weakest.map(({ promise }) => promise.foreground);
  expect(new Set(foregrounds).size).toBe(foregrounds.length);
  expect(foregrounds).toContain(muted);
});

test("lists broken promises first", () => {
  expect(findWeakestPromises(broken, "light")[0]?.promise).toMatchObject({
    foreground: muted,
    isKept: false,
  });
});

test("counts a color that breaks promises once in each requested scheme", () => {
  expect(countBroken(generated, ["light", "dark"])).toBe(0);
  expect(countBroken(broken, ["light"])).toBe(1);
});
