import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const documents = globSync(["*.md", "docs/**/*.md", "packages/*/*.md"], { cwd: root });

test.each(documents)("every link in %s resolves to a file", (document) => {
  const text = readFileSync(join(root, document), "utf8");
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = ""]) => link);
  const broken = links.filter((link) => !existsSync(join(root, dirname(document), link)));
  expect(broken).toEqual([]);
});

test("no two decision records have the same number", () => {
  const numbers = globSync("docs/decisions/*.md", { cwd: root })
    .map((file) => Number(/(\d{4})-[^/]+$/.exec(file)?.[1]))
    .toSorted((a, b) => a - b);
  expect(numbers).toEqual([...new Set(numbers)]);
});
