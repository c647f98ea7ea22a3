import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { copyTree } from "../factories/copy-tree.ts";

const copy = join(mkdtempSync(join(tmpdir(), "tessera-category-")), "tessera");
/** The short form checks the engine and the contract; the whole repository takes a minute. */
const projects = inject("form") === "long" ? ["."] : ["packages/contract"];
const categories = join(copy, "packages/engine/src/categories");

beforeAll(() => {
  copyTree(copy);
  // The packages that the planted files change are checked in full, not from what an earlier check found.
  for (const name of ["engine", "contract"])
    rmSync(join(copy, "packages", name, "build/types/.tsbuildinfo"), { force: true });
});
afterAll(() => rmSync(join(copy, ".."), { recursive: true, force: true }));

const plantedCategory = `import { group, later, number } from "#decisions/kinds.ts";
import { defineToken } from "#tokens/define-token.ts";
import { convertPxToLength } from "#tokens/length.ts";
import type { CategoryModule } from "../category-module.ts";
import { keysBelow, titleAll } from "../category-module.ts";

const basePx = later(number({ min: 0, max: 9, step: 1, default: 1 }));

/** A category that no table knows yet. */
export const planted = {
  section: { key: "planted", decisions: later(group({ basePx })) },
  groups: { "planted-width": { kind: "length", range: { min: 0, max: 9 } } },
  generate: () => [defineToken("planted-width.m", "planted", convertPxToLength(1, "px"))],
  axis: undefined,
  titles: () => titleAll("Planted"),
  variables: { planteds: () => keysBelow("planted-width", ["m"]) },
} as const satisfies CategoryModule<"planted">;
`;

function change(path: string, search: string, replacement: string): void {
  const before = readFileSync(path, "utf8");
  const after = before.replace(search, replacement);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}

/** The file and the message of each error that the compiler reports. */
function listErrors(): readonly (readonly [file: string, message: string])[] {
  const tsc = join(copy, "node_modules/.bin/tsc");
  const options = { cwd: copy, encoding: "utf8" } as const;
  const { stdout } = spawnSync(tsc, ["-b", ...projects, "--pretty", "false"], options);
  const errors = stdout.matchAll(/^([\w./-]+\.tsx?)\(\d+,\d+\): error TS\d+: (.*)/gm);
  return [...errors].map(([, file = "", message = ""]) => [file, message]);
}

function plantCategory(): void {
  const groups = join(copy, "packages/engine/src/tokens/top-groups.ts");
  change(groups, '  radius: "radius",', '  radius: "radius",\n  "planted-width": "planted",');
  mkdirSync(join(categories, "planted"));
  writeFileSync(join(categories, "planted/index.ts"), plantedCategory);
  const registry = join(categories, "index.ts");
  change(registry, "import", 'import { planted } from "./planted/index.ts";\nimport');
  change(registry, "  radius,", "  radius,\n  planted,");
}

const inPackages = [
  "packages/contract/src/operations/categories.ts",
  "packages/engine/src/exporters/groups/group-words.ts",
  "packages/engine/src/tokens/top-groups.ts",
];
const inRepository = [
  "apps/web/app/editor/names/describe-decision.ts",
  "apps/web/app/editor/navigation/screens.tsx",
  "apps/web/app/navigation/screen-places.ts",
  ...inPackages,
  "tests/format-checkers/tailwind-4.test.ts",
];

test("the compiler names every place where a new category and a new decision must answer", () => {
  plantCategory();
  const errors = listErrors();
  const isLong = inject("form") === "long";
  expect([...new Set(errors.map(([file]) => file))].toSorted()).toEqual(
    isLong ? inRepository : inPackages,
  );
  if (isLong) expect(errors.map(([, message]) => message).join()).toContain('"planted/basePx"');
});
