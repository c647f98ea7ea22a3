import type { TokenSet } from "#tokens/token-set.ts";
import { printJson, type Json } from "../json-text/print-json.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { printShadcn } from "./print.ts";

/** A rule of a style sheet by its selector or query, or the value of a property. */
type Tree = Map<string, Tree | string>;

/**
 * Prints the variables of the components as an item of a registry, which the command of shadcn/ui
 * adds to the style sheet of a project. Modes other than the classes of both schemes, and colors of
 * wide-gamut screens, are further rules.
 */
export function printRegistryItem(set: TokenSet, options: PrintOptions = {}): string {
  const { title } = options;
  const rules = readTree(printShadcn(set, { ...options, title: "", comments: false }));
  const light = takeVariables(rules, ":root, :host");
  const dark = takeVariables(rules, ".dark");
  const theme = takeVariables(rules, "@theme inline");
  const isByMedia = options.schemeSelector === "media" && options.schemes?.length !== 1;
  // A project has the variant of the class already.
  const css: readonly (readonly [string, Tree | string])[] = [
    ...(isByMedia ? [[mediaVariant, new Map<string, string>()] as const] : []),
    ...[...rules].filter(([key]) => !key.startsWith("@custom-variant dark (")),
  ];
  return printJson({
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name: "theme",
    type: "registry:theme",
    ...(title ? { title } : {}),
    cssVars: { ...(theme && { theme }), ...(light && { light }), ...(dark && { dark }) },
    css: toJson(new Map(css.toSorted(([a], [b]) => Number(isWide(a)) - Number(isWide(b))))),
  });
}

const mediaVariant = "@custom-variant dark (@media (prefers-color-scheme: dark))";

function isWide(key: string): boolean {
  return key.startsWith("@supports ");
}

/** Removes the custom properties of a rule, and returns them without their hyphens. */
function takeVariables(rules: Tree, key: string): Readonly<Record<string, string>> | undefined {
  const rule = rules.get(key);
  if (!(rule instanceof Map)) return undefined;
  const variables: Record<string, string> = {};
  for (const [property, value] of rule)
    if (property.startsWith("--") && typeof value === "string") {
      variables[property.slice(2)] = value;
      rule.delete(property);
    }
  if (rule.size === 0) rules.delete(key);
  return variables;
}

/**
 * Returns the rules of a printed sheet without comments as a tree. Rules of one selector or query
 * are together in the place of the last one, so that those of more modes override those of fewer.
 * Each line of the sheet is the start or the end of a rule, a part of a selector, or a declaration.
 */
function readTree(sheet: string): Tree {
  const root: Tree = new Map();
  const open: Tree[] = [root];
  let start = "";
  for (const line of sheet.split("\n").map((each) => each.trim())) {
    const rule = open.at(-1) ?? root;
    if (line === "}") open.pop();
    else if (line.endsWith("{")) {
      const key = `${start}${line.slice(0, -1).trim()}`;
      const known = rule.get(key);
      const inner: Tree = known instanceof Map ? known : new Map();
      rule.delete(key);
      rule.set(key, inner);
      open.push(inner);
      start = "";
    } else if (line.endsWith(",")) start += `${line} `;
    else if (line !== "") addDeclaration(rule, line.slice(0, -1));
  }
  return root;
}

function addDeclaration(rule: Tree, text: string): void {
  const { property, value } =
    /^(?<property>[a-z-][^: ]*): (?<value>[^]*)$/.exec(text)?.groups ?? {};
  if (property !== undefined && value !== undefined) rule.set(property, value);
  else rule.set(text, new Map());
}

function toJson(tree: Tree): Json {
  const entries = [...tree].map(([key, value]) => [
    key,
    typeof value === "string" ? value : toJson(value),
  ]);
  return Object.fromEntries(entries) as Json;
}
