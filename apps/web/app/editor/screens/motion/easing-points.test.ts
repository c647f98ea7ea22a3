import { expect, test } from "vitest";
import { findNamedEasing, namedEasings, parsePoints, printPoints } from "./easing-points.ts";

test("parses a curve as four numbers or in CSS syntax", () => {
  const standard = { ok: true, value: [0.2, 0, 0, 1] };
  expect(parsePoints("0.2, 0, 0, 1")).toEqual(standard);
  expect(parsePoints(" .2 0 0 1 ")).toEqual(standard);
  expect(parsePoints("cubic-bezier(.2,0,0,1)")).toEqual(standard);
});

test("parses a curve by its CSS name", () => {
  expect(parsePoints("ease-in-out")).toEqual({ ok: true, value: [0.42, 0, 0.58, 1] });
  expect(parsePoints(" Linear ")).toEqual({ ok: true, value: [0, 0, 1, 1] });
});

test("refuses other numbers and decreasing times", () => {
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

test("finds every named curve by its text, and no two have the same", () => {
  for (const named of namedEasings) {
    const parsed = parsePoints(printPoints(named.points));
    expect(parsed.ok && findNamedEasing(parsed.value)).toBe(named);
  }
  expect(findNamedEasing([0.1, 0, 0, 1])).toBeUndefined();
});
