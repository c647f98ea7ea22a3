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

test("makes a file once and gives the same one again", () => {
  const cache = makeExportCache(2);
  const first = cache.get(key, () => makeFile("a"));
  expect(cache.get({ ...key }, () => makeFile("b"))).toBe(first);
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
  cache.get(key, () => makeFile("mine"));
  const other = { ...key, [part]: part === "revision" ? 2 : "other" };
  expect(cache.get(other, () => makeFile("other")).content).toBe("other");
});

test("stays within its bound, and keeps what is asked for", () => {
  const cache = makeExportCache(2);
  const ask = (revision: number, text: string) =>
    cache.get({ ...key, revision }, () => makeFile(text)).content;
  ask(1, "one");
  ask(2, "two");
  expect(ask(1, "one again")).toBe("one");
  ask(3, "three");
  expect(ask(1, "one again")).toBe("one");
  expect(ask(2, "two again")).toBe("two again");
});
