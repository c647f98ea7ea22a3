import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createDesign, tokenName } from "@tessera/engine";
import { describe, expect, test } from "vitest";
import { countTokenUses } from "./markup/count-token-uses.ts";
import type { Markup } from "./markup/markup.ts";
import { parseMarkup } from "./markup/parse-markup.ts";
import { printText } from "./markup/print-text.ts";
import { translateMarkup } from "./markup/translate-markup.ts";
import { freeTemplates, templateIds as ids } from "./template-ids.ts";

const folder = join(import.meta.dirname, "../../../templates");
const read = (path: string) => readFileSync(join(folder, path), "utf8");

/** The names of the tokens of a design, and the categories that they are of. */
const tokens = new Map(
  [...createDesign().tokens.values()].map(({ path, category }) => [tokenName(path), category]),
);

/** Lists the names of the custom properties that style sheets use, each once. */
function listUsed(...sheets: readonly string[]): readonly string[] {
  return [...new Set(sheets.flatMap((css) => [...css.matchAll(/var\(--([\w-]+)/g)]))].map(
    ([, name = ""]) => name,
  );
}

/** Lists the custom properties that a template sets itself, in its sheets or its markup. */
function listOwn(id: string): ReadonlySet<string> {
  const texts = [read("base.css"), read(`${id}/template.css`), read(`${id}/template.html`)];
  const own = texts.flatMap((text) => [...text.matchAll(/--([\w-]+)\s*:/g)]);
  return new Set([...own.map(([, name = ""]) => name), "screen-height", "value"]);
}

const literal =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(|\d(?:px|rem|pt|ms|s)\b|\b(?:serif|monospace|system-ui|white|black)\b/i;

/** Lists the declarations of a style sheet that hold a color, a length or a font themselves. */
function listLiterals(css: string): readonly string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/@container[^{]*/g, "");
  return [...rules.matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)].flatMap(
    ([declaration, property = "", value = ""]) => {
      const isNumber = property === "font-weight" && /\d/.test(value);
      return isNumber || literal.test(value.replace(/var\(--[\w-]+/g, "")) ? [declaration] : [];
    },
  );
}

test("every folder of a template is in the list, and every template has its folder", () => {
  const folders = globSync("*/template.html", { cwd: folder }).map((path) => path.split("/")[0]);
  expect(new Set(folders)).toEqual(new Set(ids));
  expect(ids.length).toBeGreaterThanOrEqual(24);
});

test("Free has exactly five templates", () => {
  expect(freeTemplates).toEqual(["dashboard", "sign-up", "pricing", "article", "components"]);
});

test("the shared style sheet holds no color, size or font itself", () => {
  expect(listLiterals(read("base.css"))).toEqual([]);
});

describe.each(ids)("the template %s", (id) => {
  const css = read(`${id}/template.css`);
  const screen = parseMarkup(read(`${id}/template.html`));
  const texts = JSON.parse(read(`${id}/texts.json`)) as Readonly<Record<string, string>>;

  test("is one element", () => {
    expect(screen.map((each) => typeof each)).toEqual(["object"]);
  });

  test("holds no color, size or font itself", () => {
    expect(listLiterals(css)).toEqual([]);
    expect(read(`${id}/template.html`)).not.toMatch(
      /style="(?!--)|\b(?:fill|stroke)="(?!none|currentColor)/,
    );
  });

  test("uses only tokens that exist, 20 or more of 5 categories or more", () => {
    const own = listOwn(id);
    const used = listUsed(css, read("base.css")).filter((name) => !own.has(name));
    expect(used.filter((name) => !tokens.has(name))).toEqual([]);
    const uses = countTokenUses(screen, css, read("base.css"));
    const named = Object.keys(uses).filter((name) => tokens.has(name));
    expect(named.length).toBeGreaterThanOrEqual(20);
    expect(new Set(named.map((name) => tokens.get(name))).size).toBeGreaterThanOrEqual(5);
  });

  test("has a Turkish text for every English one, and no other", () => {
    const used = new Set<string>();
    const missing = new Set<string>();
    translateMarkup(screen, (english) => {
      if (english in texts) used.add(english);
      else missing.add(english);
      return texts[english];
    });
    expect(Object.keys(texts).filter((english) => !used.has(english))).toEqual([]);
    const isSentence = (text: string) => /^\p{Lu}?\p{Ll}+ \p{Ll}{2,}/u.test(text);
    expect([...missing].filter((text) => !text.includes("<") && isSentence(text))).toEqual([]);
    expect(Object.values(texts).filter((text) => text.trim() === "")).toEqual([]);
  });

  test("prints as the markup that it was parsed from", () => {
    expect(parseMarkup(printText(screen))).toEqual(screen);
  });

  test("names what its icon buttons do", () => {
    expect(listNameless(screen)).toEqual([]);
  });
});

/** Lists the buttons and links without a text or a label. */
function listNameless(markup: readonly Markup[]): readonly string[] {
  return markup.flatMap((each) => {
    if (typeof each === "string") return [];
    const { tag, attributes = {}, children = [] } = each;
    const isControl = tag === "button" || tag === "a";
    const hasName = "aria-label" in attributes || readWords(children) !== "";
    return [...(isControl && !hasName ? [printText([each])] : []), ...listNameless(children)];
  });
}

function readWords(markup: readonly Markup[]): string {
  return markup
    .map((each) => (typeof each === "string" ? each : readWords(each.children ?? [])))
    .join("")
    .trim();
}
