import type { Problem } from "@tessera/engine";
import { expect, test } from "vitest";
import { describeProblem, describeProblems } from "./recipe-problems.ts";

const malformed: Problem = {
  path: "variables.0.value",
  code: "malformed",
  values: { expected: "layer" },
};

test("names the expected value in the requested language", () => {
  expect(describeProblem(malformed, "en")).toBe("Enter a whole number or auto.");
  expect(describeProblem(malformed, "tr")).toBe("Buraya bir tam sayı veya auto girin.");
});

test.each([
  ["colorText", "a color, such as #2447b8", "#2447b8 gibi bir renk"],
  ["lengthText", "a length, such as 16px, 1rem or 1em", "16px, 1rem veya 1em gibi bir uzunluk"],
  ["durationText", "a duration, such as 200ms", "200ms gibi bir süre"],
  ["shadowText", "a shadow, such as 0 1px 2px 0 #00000033", "0 1px 2px 0 #00000033 gibi bir gölge"],
  [
    "easingText",
    "an easing curve, such as cubic-bezier(0.2, 0, 0, 1)",
    "cubic-bezier(0.2, 0, 0, 1) gibi bir hız eğrisi",
  ],
] as const)("names the expected kind of value with an example: %s", (expected, en, tr) => {
  const problem: Problem = { ...malformed, values: { expected } };
  expect(describeProblem(problem, "en")).toBe(`Enter ${en}.`);
  expect(describeProblem(problem, "tr")).toBe(`Buraya ${tr} girin.`);
});

test.each([
  [{ min: 1, max: 8 }, "Enter 1 to 8 values.", "En az 1, en fazla 8 değer girin."],
  [{ min: 8, max: 8 }, "Enter exactly 8 values.", "Tam 8 değer girin."],
  [{ min: 0, max: 8 }, "Enter at most 8 values.", "En fazla 8 değer girin."],
  [{ max: 8 }, "Enter at most 8 values.", "En fazla 8 değer girin."],
])("names the allowed count: %j", (values, en, tr) => {
  const problem: Problem = { path: "", code: "wrong-count", values };
  expect(describeProblem(problem, "en")).toBe(en);
  expect(describeProblem(problem, "tr")).toBe(tr);
});

test("lists each message of a field once, under its path", () => {
  const problems: Problem[] = [malformed, { path: malformed.path, code: "duplicate" }, malformed];
  expect(describeProblems(problems, "en").fields).toEqual({
    "variables.0.value": "Enter a whole number or auto. This is a duplicate. Change or remove it.",
  });
  expect(Object.keys(describeProblems(problems, "en", "base").fields)).toEqual([
    "base.variables.0.value",
  ]);
  expect(describeProblems([{ path: "", code: "missing" }], "en").fields).toEqual({
    body: "A value is required.",
  });
});

test("describes the expected and the found value of a token in words", () => {
  const problem: Problem = {
    path: "",
    code: "wrong-token-type",
    values: { expected: "fixedLength", found: "fluidLength" },
  };
  expect(describeProblem(problem, "en")).toBe(
    "This token takes a fixed length, not a fluid length.",
  );
  expect(describeProblem(problem, "tr")).toBe(
    "Bu token sabit bir uzunluk alır, akışkan bir uzunluk değil.",
  );
});

test("names the modes of a circle, and none when it occurs in all modes", () => {
  const modes = { scheme: "dark", contrast: "high" } as const;
  const problem: Problem = { path: "", code: "cycle", values: { token: "a", modes } };
  expect(describeProblem(problem, "en")).toBe(
    "These aliases refer to each other in a loop (dark mode, high contrast). Change one of them.",
  );
  expect(describeProblem(problem, "tr")).toBe(
    "Bu takma adlar birbirine döngüsel olarak başvuruyor (koyu tema, yüksek kontrast). Birini değiştirin.",
  );
  expect(describeProblem({ path: "", code: "cycle" }, "en")).toBe(
    "These aliases refer to each other in a loop. Change one of them.",
  );
});

test.each([
  [
    { code: "out-of-range", values: { min: 0, max: 4000, unit: "px", given: "-8px" } },
    "Enter a value from 0 to 4000 px, not -8px.",
    "0 ile 4000 px arasında bir değer girin; -8px geçersiz.",
  ],
  [
    { code: "out-of-range", values: { min: 0, max: 1, given: "2", part: "x1" } },
    "Enter a value from 0 to 1 for x1, not 2.",
    "x1 için 0 ile 1 arasında bir değer girin; 2 geçersiz.",
  ],
  [
    { code: "out-of-range", values: { min: 0, max: 9, unit: "px", given: "-1px", part: "blur" } },
    "Enter a value from 0 to 9 px for the blur, not -1px.",
    "Bulanıklık için 0 ile 9 px arasında bir değer girin; -1px geçersiz.",
  ],
  [
    { code: "out-of-range", values: { min: 0.5, max: 10, given: "0.25" } },
    "Enter a value from 0.5 to 10, not 0.25.",
    "0,5 ile 10 arasında bir değer girin; 0.25 geçersiz.",
  ],
  [
    { code: "out-of-range", values: { min: -2_147_483_648, max: 0.000_001 } },
    "Enter a value from -2147483648 to 0.000001.",
    "-2147483648 ile 0,000001 arasında bir değer girin.",
  ],
  [
    { code: "name-taken", values: { owner: "color.text", ownerKind: "role" } },
    "This name is taken by the role color.text.",
    "Bu adı color.text rolü kullanıyor.",
  ],
  [
    { code: "name-taken", values: { owner: "color.sea", ownerKind: "palette" } },
    "This name is taken by the palette color.sea.",
    "Bu adı color.sea paleti kullanıyor.",
  ],
  [
    { code: "name-taken", values: { owner: "color.sea.500", ownerKind: "step" } },
    "This name is taken by the step color.sea.500.",
    "Bu adı color.sea.500 basamağı kullanıyor.",
  ],
  [
    { code: "name-taken", values: { owner: "spacing.m" } },
    "This name is taken by the token spacing.m.",
    "Bu adı spacing.m tokenı kullanıyor.",
  ],
  [{ code: "duplicate", values: { name: "xs" } }, "xs already exists.", "xs zaten var."],
  [
    { code: "wrong-token-type", values: { expected: "length", found: "reference" } },
    "This token takes a length, not a reference to another token.",
    "Bu token bir uzunluk alır, başka bir tokena başvuru değil.",
  ],
] as const)("describes %j with its value and the allowed values", (problem, en, tr) => {
  expect(describeProblem({ path: "", ...problem }, "en")).toBe(en);
  expect(describeProblem({ path: "", ...problem }, "tr")).toBe(tr);
});
