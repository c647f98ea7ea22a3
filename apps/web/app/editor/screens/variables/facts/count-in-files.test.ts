import { createDesign, cssFormat, formats } from "@tessera/engine";
import { expect, test } from "vitest";
import { countInFiles } from "./count-in-files.ts";

const set = createDesign();

test.each(formats)("counts every token of whole files in $name", (format) => {
  const counts = countInFiles(format, format.print(set), set);
  expect([...(counts ?? []).values()].reduce((sum, count) => sum + count, 0)).toBe(set.tokens.size);
});

test("counts the requested names", () => {
  const options = { prefix: "ds", nameCase: "camel" } as const;
  const counts = countInFiles(cssFormat, cssFormat.print(set, options), set, options);
  expect([...(counts ?? []).values()].reduce((sum, count) => sum + count, 0)).toBe(set.tokens.size);
});

test.each(["components", "registry"] as const)("counts a part of the tokens with %s", (scope) => {
  const shadcn = formats.find(({ id }) => id === "shadcn") ?? expect.fail("No format");
  const counts = countInFiles(shadcn, shadcn.print(set, { scope }), set, { scope });
  expect(counts?.get("radius")).toBe(1);
  expect(counts?.get("shadow")).toBe(7);
  expect(counts?.get("color")).toBeGreaterThan(30);
});

test("counts only the contents of the files", () => {
  const file = { path: "tokens.css", text: ":root {\n  --radius-m: 4px;\n}\n" };
  const counts = countInFiles(cssFormat, [file], set);
  expect([...(counts ?? [])]).toEqual([["radius", 1]]);
});

test("counts nothing in unreadable files", () => {
  const file = { path: "tokens.css", text: "@layer tokens { :root { --a: 1 } }" };
  expect(countInFiles(cssFormat, [file], set)).toBeUndefined();
});
