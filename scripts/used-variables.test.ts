import { createDesign, tokenPath } from "@tessera/engine";
import { describe, expect, it } from "vitest";
import { findUsedVariables, pickTokens } from "./used-variables.ts";

describe("the variables of the interface", () => {
  it("are those that a source file names, or starts to name before an expression", () => {
    const isUsed = findUsedVariables();
    expect(isUsed("color-text-muted")).toBe(true);
    expect(isUsed("font-size-heading-xl")).toBe(true);
    expect(isUsed("color-nowhere")).toBe(false);
  });

  it("include those that they are aliases of, in every mode, and no others", () => {
    const { tokens, groups } = pickTokens(createDesign(), (name) => name === "color-text");
    const paths = ["color.neutral.50", "color.neutral.950", "color.text"].map(tokenPath);
    expect([...tokens.keys()]).toEqual(paths);
    expect(groups.flatMap((group) => group.paths).toSorted()).toEqual(paths);
  });
});
