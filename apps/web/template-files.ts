import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { parseMarkup } from "./app/editor/templates/markup/parse-markup.ts";
import { translateMarkup, type Translate } from "./app/editor/templates/markup/translate-markup.ts";
import type { SharedFile, TemplateFile } from "./app/editor/templates/load-template.ts";

const folder = join(import.meta.dirname, "templates");
const unbuilt = "/templates";

/**
 * Prints the templates as files of data that the preview loads one by one: each in both languages,
 * and one that all share.
 */
export function templateFiles(): Plugin {
  return {
    name: "template-files",
    config(_config, { command }) {
      const address = command === "build" ? `/${builtFolder(listTemplateFiles())}` : unbuilt;
      return { define: { __TEMPLATE_FILES__: JSON.stringify(address) } };
    },
    configureServer({ middlewares }) {
      middlewares.use(unbuilt, ({ url = "" }, response, next) => {
        const text = listTemplateFiles().get(url.slice("/".length).split("?")[0] ?? "");
        if (text === undefined) return next();
        response.setHeader("content-type", "application/json; charset=utf-8");
        response.end(text);
      });
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      const files = listTemplateFiles();
      for (const [name, source] of files)
        this.emitFile({ type: "asset", fileName: `${builtFolder(files)}/${name}`, source });
    },
  };
}

/** Returns the folder of the built files, which has another name when one of them changes. */
function builtFolder(files: ReadonlyMap<string, string>): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([...files]))
    .digest("base64url");
  return `assets/templates-${hash.slice(0, 8)}`;
}

/** Lists the files of the templates by their names, as JSON. */
function listTemplateFiles(): ReadonlyMap<string, string> {
  const ids = globSync("*/", { cwd: folder })
    .map((name) => basename(name))
    .toSorted();
  const shared: SharedFile = { css: read("base.css") };
  const screens = ids.flatMap((id) => {
    const texts = JSON.parse(read(`${id}/texts.json`)) as Readonly<Record<string, string>>;
    return [
      [`${id}.en.json`, JSON.stringify(readTemplate(id, () => undefined))] as const,
      [`${id}.tr.json`, JSON.stringify(readTemplate(id, (text) => texts[text]))] as const,
    ];
  });
  return new Map([["shared.json", JSON.stringify(shared)], ...screens]);
}

function readTemplate(id: string, translate: Translate): TemplateFile {
  const css = read(`${id}/template.css`);
  const [screen] = translateMarkup(parseMarkup(read(`${id}/template.html`)), translate);
  if (typeof screen !== "object") throw new Error(`The template ${id} has no element.`);
  return { css, screen };
}

function read(path: string): string {
  return readFileSync(join(folder, path), "utf8");
}
