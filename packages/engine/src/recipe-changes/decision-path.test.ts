import { describe, expect, it } from "vitest";
import {
  aboutDecision,
  createRecipe,
  readDecisions,
  tokenPath,
  type DecisionPath,
  type DecisionSubject,
} from "../index.ts";
import {
  contrastTargetPath,
  findPalette,
  namesPath,
  orderPath,
  overridePath,
} from "./decision-path.ts";

describe("a decision path", () => {
  it("compiles only if recipes have the decision", () => {
    const right: readonly DecisionPath[] = [
      "shadow/softness",
      "color/advanced/palettes/sea/base",
      "motion/easings/enter",
      overridePath(tokenPath("radius.m")),
    ];
    // @ts-expect-error the decision is spelled "shadow/softness"
    const misspelled: DecisionPath = "shadow/softnes";
    // @ts-expect-error a palette has no decision of this name
    const unknown: DecisionPath = "color/advanced/palettes/sea/bases";
    // @ts-expect-error not every text is a token path
    const unchecked: DecisionPath = "overrides/radius.m";
    expect(right).not.toContain(misspelled);
    expect([misspelled, unknown, unchecked]).toHaveLength(3);
  });

  it.each<[DecisionPath, DecisionSubject]>([
    ["color/base", { kind: "fixed", path: "color/base" }],
    ["breakpoints/xl", { kind: "breakpoint", key: "xl" }],
    ["color/advanced/palettes/sea/base", { kind: "paletteBase", palette: "sea" }],
    ["color/advanced/palettes/sea/hasRoles", { kind: "paletteRoles", palette: "sea" }],
    ["color/advanced/palettes/#order", { kind: "order", list: "color/advanced/palettes" }],
    ["color/advanced/baseSteps/sea", { kind: "baseStep", palette: "sea" }],
    ["color/advanced/pinnedSteps/sea/50", { kind: "pinnedStep", palette: "sea", step: "50" }],
    ["color/contrastTargets/text", { kind: "fixed", path: "color/contrastTargets/text" }],
    [
      contrastTargetPath("text", "surface-1"),
      { kind: "contrastTarget", foreground: "text", background: "surface-1" },
    ],
    ["spacing/steps/m", { kind: "entry", list: "spacing/steps", name: "m" }],
    [orderPath("motion/easings"), { kind: "order", list: "motion/easings" }],
    [namesPath("motion/durations"), { kind: "names", list: "motion/durations" }],
  ])("%s has the right subject", (path, subject) => {
    expect(aboutDecision(path)).toEqual(subject);
  });

  it("returns its palette, if it has one", () => {
    expect(findPalette("color/advanced/pinnedSteps/sea/50")).toBe("sea");
    expect(findPalette(contrastTargetPath("on-sea-solid", "sea-solid-hover"))).toBe("sea");
    expect(findPalette(contrastTargetPath("text", "sea-green-subtle"))).toBe("sea-green");
    expect(findPalette(contrastTargetPath("text-muted", "surface-1"))).toBeUndefined();
    expect(findPalette("color/advanced/stepNames")).toBeUndefined();
  });

  it("has a known kind for every decision of a recipe", () => {
    const kinds = [...readDecisions(createRecipe()).keys()].map((path) => aboutDecision(path).kind);
    expect(new Set(kinds)).toEqual(new Set(["fixed", "breakpoint", "entry", "order"]));
  });
});
