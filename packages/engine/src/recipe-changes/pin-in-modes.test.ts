import { expect, test } from "vitest";
import { parseHexColor, tokenPath, type ColorValue } from "../index.ts";
import { pinInModes } from "./change-decision.ts";

function color(hex: string): ColorValue {
  return { type: "color", hex: parseHexColor(hex)!, alpha: 1 };
}

const alias = { type: "alias", to: tokenPath("color.neutral.600") } as const;
const light = { scheme: "light", contrast: "default" } as const;

test("keeps the values of the other modes", () => {
  const pinned = pinInModes(alias, light, color("#646b80"));
  expect(pinned.otherwise).toEqual(alias);
  expect(pinned.cases).toEqual([{ when: light, then: color("#646b80") }]);
});

test("a second pin in the same modes replaces the first", () => {
  const once = pinInModes(alias, light, color("#646b80"));
  const twice = pinInModes(once, light, color("#111111"));
  expect(twice.cases).toEqual([{ when: light, then: color("#111111") }]);
});

test("a pin overrides the cases before it", () => {
  const rule = {
    type: "rule",
    otherwise: alias,
    cases: [{ when: { scheme: "light" }, then: color("#222222") }],
  } as const;
  expect(pinInModes(rule, light, color("#646b80")).cases.at(-1)?.when).toEqual(light);
});
