import { capitalize } from "#tokens/capitalize.ts";
import type { Category } from "#tokens/top-groups.ts";
import { titleOfCategory } from "../groups/group-words.ts";

/** The constant of a category, the type of its names and its title: `zIndexTokens`, `ZIndexName`. */
export function namesOfCategory(category: Category): {
  readonly constant: string;
  readonly names: string;
  readonly title: string;
} {
  const [first = "", ...others] = category.split("-");
  const rest = others.map(capitalize).join("");
  return {
    constant: `${first}${rest}Tokens`,
    names: `${capitalize(first)}${rest}Name`,
    title: titleOfCategory[category],
  };
}

/** A piece of the module and the sentence above it. */
export type ModulePart = { readonly comment: string; readonly code: string };

/** Lists the types of names, values and modes. */
export function listTypes(
  modes: Readonly<Record<string, readonly string[]>>,
): readonly ModulePart[] {
  const axes = Object.entries(modes).map(
    ([axis, values]) =>
      `  readonly ${axis}?: ${values.map((value) => JSON.stringify(value)).join(" | ")};\n`,
  );
  return [
    { comment: "The name of a token.", code: "export type TokenName = keyof typeof tokens;" },
    {
      comment: "A token value: a CSS string, or a number without a unit.",
      code: "export type TokenValue = string | number;",
    },
    {
      comment: "A selection of modes. Axes you leave out keep their default.",
      code: `export type Modes = {\n${axes.join("")}};`,
    },
    {
      comment: "The tokens that a set of modes changes, by name.",
      code: `export type ModeChange = {
  readonly when: Modes;
  readonly changes: Readonly<Record<string, TokenValue>>;
};`,
    },
  ];
}

/** The functions of the module, the same in every one. */
export const moduleFunctions: readonly ModulePart[] = [
  {
    comment: "All token values in the given modes.",
    code: `export function tokensIn(modes: Modes): Readonly<Record<TokenName, TokenValue>> {
  const values: Record<TokenName, TokenValue> = { ...tokens };
  for (const { when, changes } of modeChanges) {
    const axes = Object.keys(when) as readonly (keyof Modes)[];
    if (axes.every((axis) => when[axis] === modes[axis])) Object.assign(values, changes);
  }
  return values;
}`,
  },
  {
    comment: "The CSS variable of a token: `var(--color-text)`.",
    code: `export function cssVar<Name extends TokenName>(name: Name): \`var(--\${Name})\` {
  return \`var(--\${name})\`;
}`,
  },
];
