import { expect, test } from "vitest";
import type { FileAnswer } from "#operations/answer.ts";
import { makeExportCache, type ExportKey } from "./export-cache.ts";

const key: ExportKey = {
  organizationId: "o",
  projectId: "p",
  revision: 1,
  planId: "free",
  formatId: "css",
  file: undefined,
  options: "",
};

function makeFile(text: string): FileAnswer {
  return { content: text, mediaType: "text/css", fileName: "tokens.css" };
}

test("gives the file that was kept", () => {
  const cache = makeExportCache(2);
  const first = cache.keep(key, makeFile("a"));
  expect(cache.find({ ...key })).toBe(first);
});

test.each([
  "organizationId",
  "projectId",
  "revision",
  "planId",
  "formatId",
  "file",
  "options",
] as const)("never gives the file of another %s", (part) => {
  const cache = makeExportCache(2);
  cache.keep(key, makeFile("mine"));
  expect(cache.find({ ...key, [part]: part === "revision" ? 2 : "other" })).toBeUndefined();
});

test("stays within its bound, and keeps what is asked for", () => {
  const cache = makeExportCache(2);
  const find = (revision: number) => cache.find({ ...key, revision })?.content;
  for (const revision of [1, 2]) cache.keep({ ...key, revision }, makeFile(String(revision)));
  expect(find(1)).toBe("1");
  cache.keep({ ...key, revision: 3 }, makeFile("3"));
  expect([find(1), find(2), find(3)]).toEqual(["1", undefined, "3"]);
});
