import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { SharedFile, TemplateFile, UsesFile } from "../load-template.ts";
import { countTokenUses } from "../markup/count-token-uses.ts";
import { parseMarkup } from "../markup/parse-markup.ts";
import { translateMarkup, type Translate } from "../markup/translate-markup.ts";

/** The sources of the templates, which the build reads and the pages do not contain. */
const folder = join(import.meta.dirname, "../../../../templates");

/** Lists the files of the templates by their names, as JSON. */
export function listTemplateFiles(): ReadonlyMap<string, string> {
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
  const uses = ids.map((id) => {
    const screen = parseMarkup(read(`${id}/template.html`));
    return [id, countTokenUses(screen, read(`${id}/template.css`), shared.css)] as const;
  });
  return new Map([
    ["shared.json", JSON.stringify(shared)],
    ["uses.json", JSON.stringify(Object.fromEntries(uses) satisfies UsesFile)],
    ...screens,
  ]);
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
