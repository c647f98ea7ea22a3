import type { Category } from "#tokens/top-groups.ts";

/** The constant of each category, and the type of its names. */
export const categoryParts: Readonly<
  Record<Category, { readonly constant: string; readonly names: string; readonly title: string }>
> = {
  color: { constant: "colorTokens", names: "ColorName", title: "Colors" },
  typography: { constant: "typographyTokens", names: "TypographyName", title: "Typography" },
  size: { constant: "sizeTokens", names: "SizeName", title: "Sizes" },
  spacing: { constant: "spacingTokens", names: "SpacingName", title: "Spacing" },
  radius: { constant: "radiusTokens", names: "RadiusName", title: "Radii" },
  shadow: { constant: "shadowTokens", names: "ShadowName", title: "Shadows" },
  breakpoint: { constant: "breakpointTokens", names: "BreakpointName", title: "Breakpoints" },
  "z-index": { constant: "zIndexTokens", names: "ZIndexName", title: "Layers" },
  motion: { constant: "motionTokens", names: "MotionName", title: "Motion" },
};

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
