import { stripTypeScriptTypes } from "node:module";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { findFormat, formats, type PrintedFile } from "@tessera/engine";
import { recipeSets } from "./arbitrary-recipe-sets.ts";
import { compileTailwind } from "./compile-tailwind.ts";
import { compileScss, requireValidCss } from "./require-valid.ts";
import { sampleSets } from "./sample-sets.ts";

const zip = findFormat("zip");

/**
 * The checker of a file by its extension; programs and themes are checked further by their own
 * format's test.
 */
const checks: Readonly<Record<string, (text: string) => unknown>> = {
  css(text) {
    if (text.includes("@theme")) return compileTailwind(text, []);
    requireValidCss(text);
    return text;
  },
  scss: compileScss,
  json: (text) => JSON.parse(text),
  ts: (text) => stripTypeScriptTypes(text),
};

/** Packs files into an archive and returns the unpacked ones. */
function sendPacked(files: readonly PrintedFile[]): ReadonlyMap<string, string> {
  const packed = zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])));
  const unpacked = Object.entries(unzipSync(packed));
  return new Map(unpacked.map(([path, bytes]) => [path, strFromU8(bytes)]));
}

describe.each(sampleSets)("everything of $name", ({ set }) => {
  const files = zip?.print(set, { title: "Elif */ Portfolio" }) ?? [];

  it("is unpacked unchanged", () => {
    expect(sendPacked(files)).toEqual(new Map(files.map(({ path, text }) => [path, text])));
  });

  it("reads back to the values of its CSS", () => {
    const texts = [...sendPacked(files)].map(([path, text]) => ({ path, text }));
    const css = findFormat("css");
    expect(zip?.read(texts)).toEqual(css?.read(css.print(set)));
  });

  it("contains a folder for every other format, with files that its tool accepts", async () => {
    const folders = new Set(files.map(({ path }) => path.split("/")[0]));
    const others = formats.filter(({ id }) => id !== "zip").map(({ id }) => id);
    expect([...folders]).toEqual(["README.md", ...others]);
    await expectUnderstood(files);
  });
});

it(
  "contains any recipe's set in files that unpack unchanged and that their tools accept",
  {
    timeout: 900_000,
  },
  async () => {
    for (const set of recipeSets) {
      const files = zip?.print(set, { title: "Elif */ Portfolio" }) ?? [];
      const packed = sendPacked(files);
      expect(packed).toEqual(new Map(files.map(({ path, text }) => [path, text])));
      expect(packed.size).toBeGreaterThan(formats.length);
      await expectUnderstood(files);
    }
  },
);

async function expectUnderstood(files: readonly PrintedFile[]): Promise<void> {
  for (const { path, text } of files) {
    const check = checks[path.split(".").at(-1) ?? ""];
    await expect(Promise.resolve(text).then(check), path).resolves.toBeDefined();
  }
}
