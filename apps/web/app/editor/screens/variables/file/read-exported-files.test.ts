import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readExportedFiles } from "./read-exported-files.ts";

test("reads a single file with its sent name", () => {
  const data = strToU8("/* Işık */\n");
  const sent = { data, fileName: "tokens.css", mediaType: "text/css; charset=utf-8", options: {} };
  expect(readExportedFiles(sent)).toEqual({
    ...sent,
    data: undefined,
    bytes: data,
    files: [{ path: "tokens.css", text: "/* Işık */\n" }],
  });
});

test("reads every file of a zip in its order", () => {
  const data = zipSync({ "z.ts": strToU8("1"), "a/b.json": strToU8("{}") });
  const sent = { data, fileName: "web.zip", mediaType: "application/zip", options: {} };
  expect(readExportedFiles(sent).files).toEqual([
    { path: "z.ts", text: "1" },
    { path: "a/b.json", text: "{}" },
  ]);
});
