import { expect, test } from "vitest";
import { chooseChanged } from "./choose-changed.ts";
import { steps } from "./steps.ts";

function choose(...files: readonly string[]): readonly string[] {
  return chooseChanged(steps, files, "HEAD").map(({ name }) => name);
}

const optional = ["start", "stories", "library"];

test.each([
  ["docs/glossary.md", []],
  ["packages/engine/src/diff/is-same.test.ts", []],
  ["packages/engine/src/diff/is-same.ts", ["stories"]],
  ["packages/ui/src/core/button/button.tsx", ["stories", "library"]],
  ["apps/server/src/app.ts", ["start", "stories"]],
  ["tests/e2e/font.spec.ts", ["stories"]],
  ["tests/library/table.spec.ts", ["library"]],
  ["scripts/start.ts", ["start"]],
  ["package-lock.json", optional],
])("a change of %s runs, of the steps that may be left out, %j", (file, expected) => {
  expect(choose(file).filter((name) => optional.includes(name))).toEqual(expected);
  expect(choose(file)).toContain("types");
});

test("lets Vitest follow the imports from the changed files", () => {
  const chosen = chooseChanged(steps, ["apps/server/src/app.ts"], "main");
  expect(chosen.find(({ name }) => name === "server")?.commands).toEqual([
    ["vitest", "run", "--project", "server", "--changed=main", "--passWithNoTests"],
  ]);
});
