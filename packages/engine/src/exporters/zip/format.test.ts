import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { arbitraryTokenSet } from "#tokens/arbitrary-token-set.ts";
import { createDesign } from "#design/parse-recipe.ts";
import { cssFormat } from "../css/format.ts";
import type { Format } from "../format/format.ts";
import { scssFormat } from "../scss/format.ts";
import { expectModel, expectRefused, readWhole } from "../testing/format-guarantees.ts";
import { createZipFormat } from "./format.ts";

const runs = { seed: 20_260_416, numRuns: inject("form") === "long" ? 500 : 25 };
const set = createDesign();
const zip = createZipFormat([cssFormat, scssFormat]);

it("has the files of every format in a folder each, as that format prints them", () => {
  const options = { title: "Elif / Portfolio", schemes: ["dark"], comments: false } as const;
  const [readme, ...files] = zip.print(set, options);
  const expected = [cssFormat, scssFormat].flatMap((format) =>
    format.print(set, options).map((file) => ({ ...file, path: `${format.id}/${file.path}` })),
  );
  expect(files).toEqual(expected);
  expect(readme.path).toBe("README.md");
});

it("describes each folder and its use", async () => {
  const [readme] = zip.print(set, { title: "Tessera · Elif / Portfolio · revision 4" });
  await expect(readme.text).toMatchFileSnapshot("golden/README.md.golden");
  for (const { snippet } of [cssFormat, scssFormat]) expect(readme.text).toContain(snippet(set));
});

it("reads every token of any set again in every mode", { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(arbitraryTokenSet(), fc.string({ unit: "binary" }), (any, title) => {
      expectModel(readWhole(zip, zip.print(any, { title })), any, {});
    }),
    runs,
  );
});

it("shows any title unchanged", () => {
  const title = "# [a](javascript:b) `c` <img> *d*\n# e \u202e | \\";
  expect(zip.print(set, { title })[0].text).toMatch(
    /^# \\# \\\[a\\\]\(javascript:b\) \\`c\\` \\<img\\> \\\*d\\\* \\# e +\\\| \\\\\n\n/,
  );
});

it("prints code with fences inside a longer fence", () => {
  const fenced: Format = { ...cssFormat, snippet: () => "````md\n```\n````" };
  const [readme] = createZipFormat([fenced]).print(set);
  expect(readme.text).toContain(`\n\`\`\`\`\`\n${fenced.snippet(set)}\n\`\`\`\`\`\n`);
});

it("refuses to read files without the first format's folder, and to print without a scheme", () => {
  const files = zip.print(set);
  expectRefused(zip.read(files.filter(({ path }) => !path.startsWith("css/"))));
  expectRefused(zip.read([]));
  expect(() => zip.print(set, { schemes: [] })).toThrow(RangeError);
});
