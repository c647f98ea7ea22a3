import { convertLengthToPx, convertPxToLength } from "#tokens/length.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { listTakenContainers, listTextParts, type ThemeToken } from "../tailwind/tailwind-theme.ts";
import type { ComponentToken } from "../tailwind/print-theme.ts";

/** The radii as shadcn/ui derives them from its one radius. */
const radii = {
  "radius-sm": "calc(var(--radius) - 4px)",
  "radius-md": "calc(var(--radius) - 2px)",
  "radius-lg": "var(--radius)",
  "radius-xl": "calc(var(--radius) + 4px)",
};

/**
 * Lists the theme variables that create utilities, each one with the variable that modes change. If
 * a token and a component key would create the same utility, the key has priority, so that
 * components look as intended.
 */
export function listThemeLines(
  keys: readonly ComponentToken[],
  tokens: readonly ThemeToken[],
  reference: (path: TokenPath) => string,
): readonly string[] {
  const colors = keys.filter(({ kind }) => kind === "color");
  const body = tokens.find(({ variable }) => variable === "font-body");
  const lines = new Map<string, string>([
    ...tokens.flatMap((token) => printTheme(token, reference)),
    ...listTextParts(tokens).map(({ variable, path }) => [variable, reference(path)] as const),
    ...listTakenContainers(tokens).map(
      (key) => [`max-width-${key}`, `var(--container-${key})`] as const,
    ),
    ...(body ? [["font-sans", reference(body.path)] as const] : []),
    ...colors.map(({ key }) => [`color-${key}`, `var(--${key})`] as const),
    ...(keys.some(({ key }) => key === "radius") ? Object.entries(radii) : []),
  ]);
  return [...lines].map(([variable, value]) => `--${variable}: ${value};`);
}

/**
 * Prints the theme. Media queries cannot use variables, and Tailwind sorts only breakpoints of one
 * unit: its own are in rem.
 */
function printTheme(
  { variable, path, value }: ThemeToken,
  reference: (path: TokenPath) => string,
): readonly (readonly [variable: string, value: string])[] {
  if (!variable.startsWith("breakpoint-")) return [[variable, reference(path)]];
  if (value.type !== "dimension") return [];
  return [[variable, printTokenValue(convertPxToLength(convertLengthToPx(value), "rem"))]];
}
