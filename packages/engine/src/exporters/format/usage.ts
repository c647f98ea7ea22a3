import type { Scheme } from "#tokens/modes/mode.ts";
import type { Category } from "#tokens/top-groups.ts";
import { tokenPath, type TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { printRule } from "../css-text/print-rule.ts";
import { listModeBlocks } from "../modes/mode-blocks.ts";
import type { PrintOptions, SchemeSelector } from "../options/print-options.ts";

/**
 * Finds the token for an example: the one of a path if the set has it, else the first of a
 * category.
 */
export function findExample(
  { tokens }: TokenSet,
  preferred: string,
  category: Category,
): TokenPath | undefined {
  const all = [...tokens.values()];
  const found =
    all.find(({ path }) => path === preferred) ?? all.find((each) => each.category === category);
  return found?.path;
}

/** A property of an example, the preferred token of its value, and the category of any other. */
type Declaration = readonly [property: string, path: string, category: Category];

/** What a button needs, in the order of its declarations. */
const ofButton: readonly Declaration[] = [
  ["padding", "spacing.s", "spacing"],
  ["border-radius", "radius.m", "radius"],
];
/** The colors of a button: its solid fill, and the text on it. */
const ofFill: readonly Declaration[] = [
  ["background-color", "color.action-solid", "color"],
  ["color", "color.on-action-solid", "color"],
];
const focusPath = "color.focus";

/** Finds the solid fill and the text on it; without both, any color for the text. */
function findFill({ tokens }: TokenSet): readonly Declaration[] {
  const isComplete = ofFill.every(([, path]) => tokens.has(tokenPath(path)));
  return isComplete ? ofFill : [["color", "color.link", "color"]];
}

/**
 * Prints the rules of a button as an example of a style sheet: its fill and text, its padding and
 * radius, and its focus ring; with `printWider`, also a larger padding from the width of a
 * breakpoint, preferably `m`. A declaration whose token the set does not have is omitted.
 */
export function printExampleRules(
  set: TokenSet,
  print: (path: TokenPath) => string,
  printWider?: (breakpoint: string, lines: string) => string,
): string {
  const declare = ([property, preferred, category]: Declaration): readonly string[] => {
    const path = findExample(set, preferred, category);
    return path === undefined ? [] : [`${property}: ${print(path)};`];
  };
  const wider = declare(["padding", "spacing.m", "spacing"]);
  const breakpoint = findExample(set, "breakpoint.m", "breakpoint");
  const key = breakpoint?.split(".").slice(1).join("-");
  const lines = [
    ...[...findFill(set), ...ofButton].flatMap(declare),
    ...(printWider && key !== undefined && wider.length > 0
      ? ["", printWider(key, wider.join("\n"))]
      : []),
  ];
  const focus = set.tokens.get(tokenPath(focusPath))?.path;
  const ring = focus && [`outline: 2px solid ${print(focus)};`, "outline-offset: 2px;"].join("\n");
  const rule = printRule({ selector: ".button" }, lines.join("\n"));
  return ring ? `${rule}\n\n${printRule({ selector: ".button:focus-visible" }, ring)}` : rule;
}

/** Finds the second scheme of a file; undefined if it has only one. */
export function findOtherScheme(set: TokenSet, { schemes }: PrintOptions): Scheme | undefined {
  return listModeBlocks(set, schemes).find(({ changed }) => changed.scheme)?.changed.scheme;
}

/**
 * Explains how a page chooses the other scheme of a style sheet, as a comment of CSS; nothing if it
 * has only one.
 */
export function explainScheme(
  set: TokenSet,
  options: PrintOptions,
  initial: SchemeSelector,
): readonly string[] {
  const scheme = findOtherScheme(set, options);
  const explain = schemeExplanations[options.schemeSelector ?? initial];
  return scheme ? [`/* The ${scheme} mode: ${explain(scheme)} */`] : [];
}

/** A family as the packages of Fontsource name their variable fonts. */
const variableFamily = /^(?<name>[a-z\d]+(?: [a-z\d]+)*) variable$/i;

/**
 * Explains where the variable fonts of a set come from, as a comment of CSS; nothing if no list of
 * families begins with one.
 */
export function explainFonts({ tokens }: TokenSet): readonly string[] {
  const packages = [...tokens.values()].flatMap(({ definition }) => {
    const [first = ""] = definition.type === "fontFamily" ? definition.families : [];
    const { name } = variableFamily.exec(first)?.groups ?? {};
    return name === undefined
      ? []
      : [`@fontsource-variable/${name.toLowerCase().replaceAll(" ", "-")}`];
  });
  const names = [...new Set(packages)].join(" ");
  return names === "" ? [] : [`/* The fonts: npm install ${names}, then import each of them */`];
}

function explainAttribute(scheme: Scheme): string {
  return `<html data-theme="${scheme}">; without it, the browser preference applies`;
}

const schemeExplanations: Readonly<Record<SchemeSelector, (scheme: Scheme) => string>> = {
  attribute: explainAttribute,
  class: (scheme) => `<html class="${scheme}">`,
  media: () => "follows the browser preference",
  "light-dark": explainAttribute,
};
