import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** The modules that insert text as a style sheet: the styles of the build, and the templates' own files. */
const inserters = [
  "apps/web/app/built-page/built-files.tsx",
  "apps/web/app/editor/templates/drawing/draw-template.ts",
];
const insertsText =
  /\breplaceSync\b|\binsertRule\b|\baddRule\b|\bcssText\s*=[^=]|<style\b|createElement\(\s*"style"|setAttribute\(\s*"style"|\bnew CSSStyleSheet\b/;

const sources = globSync("{apps/web/app,packages/ui/src}/**/*.{ts,tsx}", { cwd: root }).filter(
  (path) => !/\.test\.tsx?$/.test(path),
);

test("no module inserts a text of a design as a style sheet", () => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.filter((path) => insertsText.test(readFileSync(join(root, path), "utf8")));
  expect(found.toSorted()).toEqual(inserters);
});

test.each([
  "sheet.replaceSync(text)",
  "sheet.insertRule(text)",
  "host.style.cssText = text",
  'document.createElement("style")',
  "<style>{text}</style>",
  'host.setAttribute("style", text)',
])("finds the planted %s", (source) => {
  expect(source).toMatch(insertsText);
});
