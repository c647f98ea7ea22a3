import { expect, test } from "vitest";
import { findNamedEasing, namedEasings } from "./named-easings.ts";
import { parsePoints, printPoints } from "./easing-points.ts";

test("a curve is typed as four numbers, or as CSS writes it", () => {
  const standard = { ok: true, value: [0.2, 0, 0, 1] };
  expect(parsePoints("0.2, 0, 0, 1")).toEqual(standard);
  expect(parsePoints(" .2 0 0 1 ")).toEqual(standard);
  expect(parsePoints("cubic-bezier(.2,0,0,1)")).toEqual(standard);
});

test("a curve is typed by the name that CSS has for it", () => {
  expect(parsePoints("ease-in-out")).toEqual({ ok: true, value: [0.42, 0, 0.58, 1] });
  expect(parsePoints(" Linear ")).toEqual({ ok: true, value: [0, 0, 1, 1] });
});

test("other numbers, and times that run back, are refused", () => {
  for (const text of ["", "easy", "0.2, 0, 0", "1 2 3 4 5", "0.2; 0; 0; 1"]) {
    expect(parsePoints(text)).toMatchObject({
      ok: false,
      problems: [{ code: "malformed", values: { expected: "easingPoints" } }],
    });
  }
  expect(parsePoints("0, 11, 0, 1")).toMatchObject({ problems: [{ code: "out-of-range" }] });
  expect(parsePoints("1.2, 0, 0, 1")).toMatchObject({
    problems: [{ code: "out-of-range", values: { max: 1, given: "1.2", part: "x1" } }],
  });
});

test("every named curve is found by its own spelling, and no two are alike", () => {
  for (const named of namedEasings) {
    const parsed = parsePoints(printPoints(named.points));
    expect(parsed.ok && findNamedEasing(parsed.value)).toBe(named);
  }
  expect(findNamedEasing([0.1, 0, 0, 1])).toBeUndefined();
});
