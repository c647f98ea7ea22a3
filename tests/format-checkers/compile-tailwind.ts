import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { generate, ident, parse, walk } from "css-tree";
import { compile } from "tailwindcss";

/** A page with Tailwind and our theme. */
export const page = `@layer theme, base, components, utilities;
@import "tailwindcss/theme.css" layer(theme);
@import "tailwindcss/utilities.css" layer(utilities);
@import "./theme.css";`;

/**
 * Compiles a style sheet with Tailwind 4 and our theme, by default with Tailwind's own theme and
 * utilities only, and the classes of a page.
 */
export async function compileTailwind(
  theme: string,
  classes: readonly string[],
  styleSheet = page,
): Promise<string> {
  const { build } = await compile(styleSheet, {
    async loadStylesheet(id) {
      const isOurs = id === "./theme.css";
      const path = isOurs ? id : fileURLToPath(import.meta.resolve(id));
      return { path, base: "", content: isOurs ? theme : await readFile(path, "utf8") };
    },
  });
  return build([...classes]);
}

/** Returns what each class of a style sheet declares, by property. */
export function readClasses(css: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const classes = new Map<string, Map<string, string>>();
  // css-tree does not parse Tailwind's form of @supports.
  const tree = parse(css, { parseCustomProperty: false, onParseError: () => undefined });
  walk(tree, function visit(node) {
    const selector = this.rule?.prelude ? generate(this.rule.prelude) : "";
    if (node.type !== "Declaration" || !node.value || !/^\.[^ ,:]*$/.test(selector)) return;
    const name = ident.decode(selector.slice(1));
    const declared = classes.get(name) ?? new Map<string, string>();
    classes.set(name, declared.set(node.property ?? "", generate(node.value).trim()));
  });
  return classes;
}
