import { expect, test } from "vitest";
import type { FileAnswer } from "#operations/answer.ts";
import { createExportCache, type ExportKey } from "./export-cache.ts";

const key: ExportKey = {
  organizationId: "o",
  projectId: "p",
  revision: 1,
  planId: "free",
  formatId: "css",
  file: undefined,
  options: [""],
  encoding: "identity",
};

function createFile(size = 1): FileAnswer {
  const bytes = Buffer.alloc(size);
  return { bytes, tag: '"t"', encoding: "identity", mediaType: "text/css", fileName: "a.css" };
}

function createCache() {
  return createExportCache({ mostBytes: 60_000, mostBytesOfOrganization: 30_000 });
}

test("finds a cached file", () => {
  const cache = createCache();
  const file = createFile();
  cache.add(key, file);
  expect(cache.find({ ...key })).toBe(file);
});

test.each([
  { organizationId: "other" },
  { projectId: "other" },
  { revision: 2 },
  { planId: "pro" },
  { formatId: "scss" },
  { file: "tokens.css" },
  { options: ["other"] },
  { encoding: "br" },
] as const)("does not find the file under %o", (other) => {
  const cache = createCache();
  cache.add(key, createFile());
  expect(cache.find({ ...key, ...other })).toBeUndefined();
});

test("counts the bytes of a file and its options towards the share of its organization", () => {
  const cache = createCache();
  const revisions = [1, 2, 3].map((revision) => ({ ...key, revision }));
  for (const each of revisions) cache.add(each, createFile(12_000));
  expect(revisions.map((each) => cache.find(each) !== undefined)).toEqual([false, true, true]);
  cache.add({ ...key, options: ["x".repeat(12_000)] }, createFile());
  expect(revisions.some((each) => cache.find(each) !== undefined)).toBe(false);
});
