import { printCss } from "@tessera/engine";
import pluginCss from "@terrazzo/plugin-css";
import { build, defineConfig, parse } from "@terrazzo/parser";
import StyleDictionary from "style-dictionary";
import { exportPlainly } from "./plain-export.ts";
import { loadTokenFile } from "./load-token-file.ts";

/** An export of a token file's text to CSS variables whose aliases are `var()`. */
export type Exporter = (text: string) => string | Promise<string>;

/** Tessera: the file's model, printed by the engine. */
export function exportByEngine(text: string): string {
  return printCss(loadTokenFile(text), { comments: false });
}

/** Style Dictionary 5, with its own transforms for CSS. */
export async function exportByStyleDictionary(text: string): Promise<string> {
  const dictionary = new StyleDictionary({
    tokens: JSON.parse(text) as unknown,
    usesDtcg: true,
    log: { verbosity: "silent", warnings: "disabled" },
    expand: { include: ["typography"] },
    platforms: {
      css: {
        transformGroup: "css",
        options: { outputReferences: true },
        files: [{ destination: "tokens.css", format: "css/variables" }],
      },
    },
  });
  const [file] = await dictionary.formatPlatform("css");
  return file?.output ?? "";
}

/** Terrazzo 2, with its plugin for CSS. */
export async function exportByTerrazzo(text: string): Promise<string> {
  const cwd = new URL("file:///tokens/");
  const config = defineConfig({ lint: { rules: {} }, plugins: [pluginCss()] }, { cwd });
  const filename = new URL("tokens.json", cwd);
  const logger = {
    level: "silent",
    setLevel() {},
    error() {},
    warn() {},
    info() {},
    debug() {},
    stats() {},
  };
  const { tokens, sources, resolver } = await parse([{ filename, src: text }], { config, logger });
  const { outputFiles } = await build(tokens, { sources, config, resolver, logger });
  return outputFiles.map(({ contents }) => contents).join("\n");
}

/** Throws when an exporter's value of a token differs from plain code's; additional output is allowed. */
export async function requireSameExport(
  name: string,
  exporter: Exporter,
  text: string,
): Promise<void> {
  const values = readDeclarations(await exporter(text));
  for (const [token, value] of readDeclarations(exportPlainly(text)))
    if (values.get(token) !== value)
      throw new Error(`${name} prints ${token} as ${values.get(token)}, not ${value}`);
}

/** Resolves each variable of a style sheet to its normalized value. */
function readDeclarations(css: string): ReadonlyMap<string, string> {
  const written = new Map<string, string>();
  for (const [, name = "", value = ""] of css.matchAll(/^\s*--([\w-]+):\s*(.+?);/gm))
    written.set(name, value);
  const values = new Map<string, string>();
  for (const [name, value] of written) values.set(name, spell(follow(written, value)));
  return values;
}

function follow(written: ReadonlyMap<string, string>, value: string): string {
  const target = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return target === undefined ? value : follow(written, written.get(target) ?? "");
}

function spell(value: string): string {
  return value
    .replaceAll(
      /rgb\((.+?)% (.+?)% (.+?)%\)/g,
      (_, ...parts) =>
        `#${parts
          .slice(0, 3)
          .map((part) =>
            Math.round(Number(part) * 2.55)
              .toString(16)
              .padStart(2, "0"),
          )
          .join("")}`,
    )
    .replaceAll(/["']/g, "");
}
