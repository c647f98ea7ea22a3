import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { transformWithOxc } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listTemplateFiles } from "../files/list-template-files.ts";
import type { TemplateFile } from "../load-template.ts";
import type { Attributes, Markup } from "../markup/markup.ts";
import { parseMarkup } from "../markup/parse-markup.ts";
import { freeTemplates, templateIds } from "../template-ids.ts";
import { printHtml } from "./print-html.ts";
import { componentNameOf, printReact } from "./print-react.ts";

const web = join(import.meta.dirname, "../../../..");
const files = listTemplateFiles();
const ids =
  process.env["TESSERA_FORM"] === "long" ? templateIds : [...freeTemplates, "form", "docs"];
let folder: string;

beforeAll(() => {
  mkdirSync(join(web, "build"), { recursive: true });
  folder = mkdtempSync(join(web, "build/templates-"));
});

afterAll(() => rmSync(folder, { recursive: true }));

function readScreen(id: string) {
  return (JSON.parse(files.get(`${id}.en.json`) ?? "") as TemplateFile).screen;
}

/** Returns markup in one form: React prints attributes and spaces otherwise than HTML has them. */
function normalize(markup: readonly Markup[]): readonly unknown[] {
  return markup.map((each) => {
    if (typeof each === "string") return each;
    const { tag, attributes = {}, children = [] } = each;
    return { tag, attributes: sortAttributes(attributes), children: normalize(children) };
  });
}

function sortAttributes(attributes: Attributes): readonly string[] {
  return Object.entries(attributes)
    .map(
      ([name, value]) =>
        `${name.toLowerCase()}=${name === "style" ? value.replace(/\s/g, "") : value}`,
    )
    .toSorted((one, other) => (one < other ? -1 : 1));
}

describe.each(ids)("the code of the template %s", (id) => {
  test("as HTML has the elements of the template", () => {
    const screen = readScreen(id);
    const html = printHtml(screen, { title: "A & B", locale: "en", styles: ["base.css"] });
    const body = html.slice(html.indexOf('<body class="canvas">') + 21, html.indexOf("</body>"));
    expect(parseMarkup(body)).toEqual([screen]);
  });

  test("as React renders the elements of the template", async () => {
    const screen = readScreen(id);
    const name = componentNameOf(id);
    const source = printReact(screen, name, []);
    const { code } = await transformWithOxc(source, `${id}.tsx`, { jsx: { runtime: "automatic" } });
    const file = join(folder, `${id}.mjs`);
    writeFileSync(file, code);
    const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<
      string,
      ComponentType
    >;
    const component = module[name];
    if (!component) throw new Error(`The code exports no ${name}`);
    const [canvas] = parseMarkup(renderToStaticMarkup(createElement(component)));
    const drawn = typeof canvas === "object" ? (canvas.children ?? []) : [];
    expect(normalize(drawn)).toEqual(normalize([screen]));
  });
});

test("the code as React has no type error", () => {
  for (const id of ids)
    writeFileSync(join(folder, `${id}.tsx`), printReact(readScreen(id), componentNameOf(id), []));
  const options = [
    "--ignoreConfig",
    "--noEmit",
    "--strict",
    "--jsx",
    "react-jsx",
    "--module",
    "esnext",
  ];
  const tsc = join(web, "../../node_modules/.bin/tsc");
  const sources = ids.map((id) => `${id}.tsx`);
  const run = () =>
    execFileSync(tsc, [...options, "--moduleResolution", "bundler", "--skipLibCheck", ...sources], {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
    });
  expect(run()).toBe("");
});
