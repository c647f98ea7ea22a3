import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { printTokenValue, resolve, tokenPath, type Design } from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";

const folder = join(import.meta.dirname, "../packages/ui/src/variants");

function setOf(product: string): Design {
  return designOf(JSON.parse(readFileSync(join(folder, product, "recipe.json"), "utf8")));
}

describe.each(["main", "backoffice"])("the %s interface", (product) => {
  it("meets every contrast promise in every mode", () => {
    expect(setOf(product).promises.filter(({ isKept }) => !isKept)).toEqual([]);
  });

  it("uses the next smaller spacing step in compact density", () => {
    const set = setOf(product);
    const steps = [1, 2, 3, 4, 5, 6, 8, 10, 14, 18, 28].map((step) => tokenPath(`spacing.${step}`));
    const comfortable = resolve(set, { density: "comfortable" });
    const compact = resolve(set, { density: "compact" });
    for (const [index, step] of steps.entries()) {
      const smaller = steps[index - 1];
      if (smaller) expect(compact.get(step)).toEqual(comfortable.get(smaller));
    }
  });

  it("stops all motion when reduced motion is requested", () => {
    const values = resolve(setOf(product));
    for (const name of ["hover", "move"]) {
      const reduced = values.get(tokenPath(`duration.${name}-reduced`));
      expect(reduced && printTokenValue(reduced)).toBe("0ms");
    }
  });
});
