import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import type { Design } from "@tessera/engine";
import { transformWithOxc } from "vite";
import {
  listCodeFiles,
  type CodeFile,
  type CodeForm,
} from "../../../apps/web/app/editor/templates/code/list-code-files.ts";
import { componentNameOf } from "../../../apps/web/app/editor/templates/code/print-react.ts";
import { printTokensCss } from "../../../apps/web/app/editor/templates/code/print-tokens-css.ts";
import { readShared, readTemplate } from "./template-page.ts";

const web = join(import.meta.dirname, "../../../apps/web");

/** Lists the files that the product offers as the code of a template. */
function printFiles(form: CodeForm, id: string, design: Design): readonly CodeFile[] {
  return listCodeFiles(form, {
    id,
    title: id,
    locale: "en",
    file: readTemplate(id, "en"),
    sharedCss: readShared().css,
    tokensCss: printTokensCss(design, true),
  });
}

/** Opens the code of a template as a page with its own style sheets, in the given fonts. */
export async function openTemplateCode(
  page: Page,
  { form, id, design, fontLinks }: CodePage,
): Promise<void> {
  const [markup, ...styles] = printFiles(form, id, design);
  const text = form === "html" ? markup?.text : await renderReact(id, String(markup?.text), styles);
  const html = String(text).replace("</head>", `${fontLinks}</head>`);
  const served = new Map(styles.map((file) => [file.name, file.text]));
  await page.route("**/template-code/**", (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    const css = served.get(name);
    return css === undefined
      ? route.fulfill({ contentType: "text/html", body: html })
      : route.fulfill({ contentType: "text/css", body: css });
  });
  await page.goto(`/template-code/${form}`);
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
}

type CodePage = {
  readonly form: CodeForm;
  readonly id: string;
  readonly design: Design;
  readonly fontLinks: string;
};

/** Compiles the component, and prints what React renders as a page with the style sheets that it imports. */
async function renderReact(
  id: string,
  source: string,
  styles: readonly CodeFile[],
): Promise<string> {
  const names = styles.map(({ name }) => name);
  const imports = [...source.matchAll(/^import "\.\/(.+)";$/gm)].map(([, name]) => name);
  if (imports.join() !== names.join()) throw new Error(`The code imports ${imports.join()}`);
  const bare = source.replaceAll(/^import ".+";$/gm, "");
  const { code } = await transformWithOxc(bare, `${id}.tsx`, { jsx: { runtime: "automatic" } });
  const links = names.map((name) => `<link rel="stylesheet" href="${name}" />`).join("");
  const head = `<head><meta charset="utf-8" /><title>${id}</title>${links}</head>`;
  const markup = await loadMarkup(id, code);
  return `<!doctype html><html lang="en" data-theme="light">${head}<body>${markup}</body></html>`;
}

/** Renders a compiled component in the folder of the web, which has the packages of React. */
async function loadMarkup(id: string, code: string): Promise<string> {
  mkdirSync(join(web, "build"), { recursive: true });
  const folder = mkdtempSync(join(web, "build/code-"));
  try {
    const file = join(folder, `${id}.mjs`);
    writeFileSync(file, [renderers, code, renderingOf(componentNameOf(id))].join("\n"));
    const { markup } = (await import(pathToFileURL(file).href)) as { readonly markup: string };
    return markup;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const renderers = `import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";`;

function renderingOf(component: string): string {
  return `export const markup = renderToStaticMarkup(createElement(${component}));`;
}
