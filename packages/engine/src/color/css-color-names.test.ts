import { colorsNamed, formatHex } from "culori";
import { expect, test } from "vitest";
import { findNamedColor } from "./css-color-names.ts";

test("finds every named color of CSS", () => {
  for (const name of Object.keys(colorsNamed)) {
    expect(findNamedColor(name), name).toBe(formatHex(name));
  }
});
