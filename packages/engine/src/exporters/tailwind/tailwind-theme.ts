import { convertLengthToPx, convertPxToLength } from "#tokens/length.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import { resolveTokens } from "#tokens/modes/resolve.ts";
import type { TokenValue } from "#tokens/token.ts";
import { tokenName, tokenPath, type TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { listTextStyles } from "../format/text-styles.ts";
import type { ModeBlock } from "../modes/mode-blocks.ts";
import { chooseStep, findThemeName } from "./tailwind-names.ts";

/** A token that has utilities in Tailwind 4. */
export type ThemeToken = {
  readonly path: TokenPath;
  /** Its theme variable without the leading hyphens: `text-heading-m`, `radius-md`. */
  readonly variable: string;
  /** The theme variable of its own name: `radius-m`. */
  readonly own: string;
  /** Its value in the modes of the file's first block. */
  readonly value: TokenValue;
};

/**
 * Lists the tokens of a set that have utilities in Tailwind 4, in the order of the set. The sizes of
 * headings have none: one in a theme cannot set a family, so that each is a utility of a text style.
 */
export function listThemeTokens(
  set: Pick<TokenSet, "tokens">,
  { modes }: Pick<ModeBlock, "modes">,
): readonly ThemeToken[] {
  const headings = listHeadingSizes(set);
  const named = [...resolveTokens(set.tokens, modes)].flatMap(([path, value]) => {
    const name = headings.has(path) ? undefined : findThemeName(tokenName(path), value);
    return name ? [{ path, value, name, own: `${name.theme}-${name.step}` }] : [];
  });
  const taken = new Set(named.map(({ own }) => own));
  return named.map(({ path, value, name, own }) => {
    const step = chooseStep(name, (each) => taken.has(`${name.theme}-${each}`));
    return { path, variable: `${name.theme}-${step}`, own, value };
  });
}

function listHeadingSizes(set: Pick<TokenSet, "tokens">): ReadonlySet<TokenPath> {
  const names = listTextStyles(set).map(({ name }) => name);
  const headings = names.filter((name) => name.startsWith("heading-"));
  return new Set(headings.map((name) => tokenPath(`font-size.${name}`)));
}

/** The properties of a text size: its line height and letter spacing. */
export type TextPart = {
  /** The size's theme variable and the property: `text-heading-m--line-height`. */
  readonly variable: string;
  readonly path: TokenPath;
};

/** Lists the line height and letter spacing of body texts; headings are separate utilities. */
export function listTextParts(tokens: readonly ThemeToken[]): readonly TextPart[] {
  const byVariable = new Map(tokens.map((token) => [token.variable, token.path]));
  return tokens.flatMap(({ variable }) => {
    if (!/^text-(?:body-.+|base)$/.test(variable)) return [];
    const parts = [
      ["line-height", "leading-base"],
      ["letter-spacing", "tracking-base"],
    ] as const;
    return parts.flatMap(([property, name]) => {
      const path = byVariable.get(name);
      return path ? [{ variable: `${variable}--${property}`, path }] : [];
    });
  });
}

const containers = /^spacing-(?<key>[23]xs|xs|sm|md|lg|xl|[2-7]xl)$/;

/** The namespaces of Tailwind that come before spacings and container widths. */
const widths = ["width", "min-width", "max-width", "flex-basis"];

/**
 * Lists theme variables for the names of Tailwind's container widths that are also names of
 * spacings. Otherwise a spacing would replace `w-xl` and `max-w-xl`, which templates and components
 * use.
 */
export function listTakenContainers(
  tokens: readonly ThemeToken[],
): readonly (readonly [variable: string, value: string])[] {
  return tokens.flatMap(({ variable }) => {
    const key = containers.exec(variable)?.groups?.["key"];
    return key ? widths.map((each) => [`${each}-${key}`, `var(--container-${key})`] as const) : [];
  });
}

/**
 * Lists theme variables that give heights the values of sizes: sizes are heights of controls, and
 * Tailwind's `size-4` is as high as its `h-4`. Otherwise `h-m`, `min-h-m` and `max-h-m` would be
 * spacings.
 */
export function listHeights(
  tokens: readonly ThemeToken[],
): readonly (readonly [variable: string, path: TokenPath])[] {
  return tokens.flatMap(({ variable, path }) => {
    const key = /^size-(?<key>.+)$/.exec(variable)?.groups?.["key"];
    return key ? [[`height-${key}`, path]] : [];
  });
}

/**
 * Prints the theme variable of a breakpoint, or nothing for any other. Media queries cannot use
 * variables, and Tailwind sorts only breakpoints of one unit: its own are in rem.
 */
export function printBreakpoint({ variable, value }: ThemeToken): string | undefined {
  return variable.startsWith("breakpoint-") && value.type === "dimension"
    ? printTokenValue(convertPxToLength(convertLengthToPx(value), "rem"))
    : undefined;
}

/** Explains the steps that have another name in classes than in variables; nothing if none has. */
export function explainSteps(tokens: readonly ThemeToken[]): readonly string[] {
  const renamed = tokens.filter(({ variable, own }) => variable !== own);
  const pairs = renamed.map(({ variable, own }) => `${own} is ${variable}`);
  return pairs.length > 0 ? [`In the classes of Tailwind, ${pairs.join(", ")}`] : [];
}
