import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { codeGroups, privateGroups } from "../../apps/web/code-groups.ts";

const root = join(import.meta.dirname, "../..");
const files = globSync(
  [
    "apps/web/app/**/*.{ts,tsx,css}",
    "packages/*/src/**/*.{ts,tsx}",
    "node_modules/{react-aria,react-aria-components,react-stately,lucide-react}/dist/**/*.mjs",
  ],
  { cwd: root },
).map((file) => file.replaceAll("\\", "/"));

/** Expands the alternatives in parentheses of a pattern. */
function listChoices(pattern: string): readonly string[] {
  const inner = /\(([^()]*)\)/.exec(pattern);
  if (!inner) return pattern.split("|");
  const [group, choices = ""] = inner;
  return choices.split("|").flatMap((choice) => listChoices(pattern.replace(group, () => choice)));
}

test.each(codeGroups)("every file that the group $name lists exists", ({ test: pattern }) => {
  for (const choice of listChoices(pattern.source)) {
    const expected = new RegExp(choice);
    expect(
      files.some((file) => expected.test(file)),
      choice,
    ).toBe(true);
  }
});

test("files that no public page loads are bundled", () => {
  expect(codeGroups.map(({ name }) => name)).toEqual(expect.arrayContaining([...privateGroups]));
});
