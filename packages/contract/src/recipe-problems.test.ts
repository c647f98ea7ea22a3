import type { Problem } from "@tessera/engine";
import { expect, test } from "vitest";
import { describeProblem, describeProblems } from "./recipe-problems.ts";

const malformed: Problem = {
  path: "variables.0.value",
  code: "malformed",
  values: { expected: "layer" },
};

test("says what is expected in the language asked for", () => {
  expect(describeProblem(malformed, "en")).toBe("Write this as a whole number or auto.");
  expect(describeProblem(malformed, "tr")).toBe("Bunu şöyle yazın: bir tam sayı veya auto.");
});

test("leaves what is no word as it is", () => {
  const problem: Problem = { ...malformed, values: { expected: "#rrggbb" } };
  expect(describeProblem(problem, "tr")).toBe("Bunu şöyle yazın: #rrggbb.");
});

test("counts from nothing where the engine names the most only", () => {
  const problem: Problem = { path: "", code: "wrong-count", values: { max: 8 } };
  expect(describeProblem(problem, "en")).toBe("Enter 0 to 8 of these.");
});

test("puts each field's first message under its path", () => {
  const problems: Problem[] = [malformed, { path: malformed.path, code: "duplicate" }];
  expect(describeProblems(problems, "en")).toEqual({
    "variables.0.value": "Write this as a whole number or auto.",
  });
  expect(Object.keys(describeProblems(problems, "en", "base"))).toEqual(["base.variables.0.value"]);
  expect(describeProblems([{ path: "", code: "missing" }], "en")).toEqual({
    body: "This is missing.",
  });
});

test("says what a token takes and what it was given in words", () => {
  const problem: Problem = {
    path: "",
    code: "wrong-token-type",
    values: { expected: "fixedLength", found: "fluidLength" },
  };
  expect(describeProblem(problem, "en")).toBe(
    "This token takes a fixed length, not one that grows with the screen.",
  );
  expect(describeProblem(problem, "tr")).toBe(
    "Bu token sabit bir uzunluk alır, ekranla büyüyen bir uzunluk almaz.",
  );
});

test("names the modes that a circle is in, and none where it is in all", () => {
  const modes = { scheme: "dark", contrast: "high" } as const;
  const problem: Problem = { path: "", code: "cycle", values: { token: "a", modes } };
  expect(describeProblem(problem, "en")).toBe(
    "These aliases lead back to where they began (dark scheme, high contrast).",
  );
  expect(describeProblem(problem, "tr")).toBe(
    "Bu takma adlar başladıkları yere geri dönüyor (koyu tema, yüksek kontrast).",
  );
  expect(describeProblem({ path: "", code: "cycle" }, "en")).toBe(
    "These aliases lead back to where they began.",
  );
});
