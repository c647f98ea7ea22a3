import { expect, test } from "vitest";
import { parseSize, printSize } from "./step-size.ts";

test("a size is typed in px and kept in units of the scale", () => {
  expect(parseSize("12", 4)).toEqual({ ok: true, value: 3 });
  expect(parseSize(" 1,5 rem", 8)).toEqual({ ok: true, value: 3 });
  expect(printSize(3, 4)).toBe("12px");
  expect(printSize(10 / 3, 4)).toBe("13.3333px");
});

test("what is no size is refused", () => {
  expect(parseSize("wide", 4)).toMatchObject({ ok: false, problems: [{ code: "malformed" }] });
  expect(parseSize("-4", 4)).toMatchObject({ ok: false, problems: [{ code: "out-of-range" }] });
});
