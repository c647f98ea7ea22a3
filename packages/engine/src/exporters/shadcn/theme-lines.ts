import { convertLengthToPx, convertPxToLength } from "#tokens/length.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { listTakenContainers, listTextParts } from "../tailwind/tailwind-theme.ts";
import type { ThemeToken } from "../tailwind/tailwind-theme.ts";
import type { ComponentToken } from "./list-component-tokens.ts";

/** As shadcn/ui makes them from the one radius of its own. */
const radii = {
  "radius-sm": "calc(var(--radius) - 4px)",
  "radius-md": "calc(var(--radius) - 2px)",
  "radius-lg": "var(--radius)",
  "radius-xl": "calc(var(--radius) + 4px)",
};

/**
 * The theme variables that make utilities, each one reading the variable that modes change. Where a token and a key of
 * the components would make the same utility it is the key's, so that components look as they are meant to.
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

/** Media cannot ask for variables, and Tailwind sorts breakpoints of one unit alone: its own are in rem. */
function printTheme(
  { variable, path, value }: ThemeToken,
  reference: (path: TokenPath) => string,
): readonly (readonly [variable: string, value: string])[] {
  if (!variable.startsWith("breakpoint-")) return [[variable, reference(path)]];
  if (value.type !== "dimension") return [];
  return [[variable, printTokenValue(convertPxToLength(convertLengthToPx(value), "rem"))]];
}
