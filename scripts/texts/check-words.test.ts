import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkWords } from "./check-words.ts";
import { findRefusedWords } from "./find-refused-words.ts";
import { refusedWords, type TextKind } from "./refused-words.ts";

const planted = refusedWords.flatMap(({ refused, instead, where }) =>
  refused.flatMap((word) => where.map((kind) => ({ word, kind, instead }))),
);

function find(text: string, kind: TextKind = "code"): readonly string[] {
  return findRefusedWords({ kind, text, line: 1 }).map(({ word }) => word);
}

describe("a refused word", () => {
  test.each(planted)('"$word" is found in: $kind', ({ word, kind }) => {
    const plain = word.replace("*", "");
    expect(find(`one ${plain} two`, kind)).toContain(word);
    expect(find(`one${plain} two`, kind)).not.toContain(word);
  });

  test.each(planted)(
    '"$word" in: $kind has a replacement that is accepted',
    ({ kind, instead }) => {
      expect(find(instead, kind)).toEqual([]);
    },
  );

  test("is found in any case, across line breaks, and with Turkish suffixes", () => {
    expect(find("Sign\nin")).toEqual(["sign in"]);
    expect(find("GİRİŞ YAPIN", "Turkish text")).toEqual(["giriş yap*"]);
  });

  test("is accepted in inline code, in a link target and in a placeholder", () => {
    expect(find("`anew` [page](./anew.md) {anew}")).toEqual([]);
  });

  test("is accepted as a part of another word", () => {
    expect(find("e-posta", "Turkish text")).toEqual([]);
  });
});

describe("the check of a repository", () => {
  let root = "";
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "tessera-words-"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function plant(file: string, source: string): readonly string[] {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
    return checkWords(root, ["checked"]).map((finding) => finding.split('"')[0]?.trim() ?? "");
  }

  test("finds a word in a comment, a test name and a text in two languages", () => {
    const source = [
      "/**",
      " * Loads it",
      " * anew. */",
      'test.each(rows)("loads it anew", () => {});',
      'const text = { en: "Sign in", tr: "Giriş yap" };',
    ].join("\n");
    const file = "checked/page.test.ts";
    expect(plant(file, source)).toEqual([`${file}:1`, `${file}:4`, `${file}:5`, `${file}:5`]);
  });

  test("finds a word in a document, but not in its code blocks", () => {
    expect(plant("checked/page.md", "# Page\n\n```sh\nanew\n```\n\nLoads anew.")).toEqual([
      "checked/page.md:7",
    ]);
  });

  test("finds a word in a catalog and in a document of the root", () => {
    plant("README.md", "Loads anew.");
    const file = "apps/web/app/texts/tr.po";
    const source = 'msgid ""\nmsgstr "Language: tr"\n\nmsgid "Size"\nmsgstr "Karo"\n';
    expect(plant(file, source)).toEqual(["README.md:1", `${file}:4`]);
  });

  test("ignores other strings, and folders that are not checked", () => {
    expect(plant("checked/page.ts", 'export const word = "anew";')).toEqual([]);
    expect(plant("other/page.ts", "// Loads anew.")).toEqual([]);
  });
});
