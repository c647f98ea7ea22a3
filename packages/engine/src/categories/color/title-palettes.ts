import { statusNames } from "#checks/statuses.ts";
import { capitalize } from "#tokens/capitalize.ts";
import type { Token } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TitledTokens } from "../category-module.ts";
import type { ColorDecisions } from "./decisions.ts";

type Tokens = ReadonlyMap<TokenPath, Token>;

/** The path of a step of a ramp of tints. */
const tintPath = /^color\.[^.]+-tint\./;
/** The path of a color of charts. */
const dataPath = /^color\.data(?:-sequential|-diverging)?\./;

/**
 * Returns the titles of colors: one for each palette in order of the tokens, then tints, colors of charts and roles.
 */
export function titlePalettes(
  { color }: { readonly color: ColorDecisions },
  tokens: Tokens,
): readonly TitledTokens[] {
  return [
    below("primary", `Primary, from ${color.base}${printStep(color, tokens)}`),
    below("neutral", "Neutral"),
    ...statusNames.map((name) => below(name, `${capitalize(name)}, from ${color.status[name]}`)),
    ...Object.entries(color.advanced.palettes).map(([name, { base }]) =>
      below(name, `${capitalize(name)}, from ${base}`),
    ),
    { title: "Tints", includes: (path) => tintPath.test(path) },
    { title: "Data", includes: (path) => dataPath.test(path) },
    { title: "Roles", includes: () => true },
  ];
}

function below(palette: string, title: string): TitledTokens {
  const prefix = `color.${palette}.`;
  return { title, includes: (path) => path.startsWith(prefix) };
}

function printStep({ base }: ColorDecisions, tokens: Tokens): string {
  for (const { path, definition } of tokens.values())
    if (path.startsWith("color.primary.") && definition.type === "color")
      if (definition.hex === base) return ` on step ${path.split(".").at(-1)}`;
  return "";
}
