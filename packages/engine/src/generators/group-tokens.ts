import type { Recipe } from "#recipe/recipe.ts";
import { statusNames } from "#recipe/recipe.ts";
import { capitalize } from "#tokens/capitalize.ts";
import type { TokenGroup } from "#tokens/group.ts";
import type { Token } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";

type Tokens = ReadonlyMap<TokenPath, Token>;

/** A group as a row, the same for all tokens of one kin: which tokens stand in it, and what it is called for a recipe. The first row that fits wins. */
type GroupRow = {
  readonly fits: (token: Token) => boolean;
  readonly title: (recipe: Recipe, tokens: Tokens) => string;
};

/** The rows of a recipe: the palettes in the order that they are printed in, then the categories. */
function rowsOf({ color }: Recipe): readonly GroupRow[] {
  const extras = Object.entries(color.advanced?.palettes ?? {}).map(
    ([name, { base }]): GroupRow => ({
      fits: isBelow(`color.${name}`),
      title: () => `${capitalize(name)}, from ${base}`,
    }),
  );
  return [...paletteRows, ...extras, ...categoryRows];
}

const paletteRows: readonly GroupRow[] = [
  {
    fits: isBelow("color.primary"),
    title: (recipe, tokens) => `Primary, from ${recipe.color.base}${printStep(recipe, tokens)}`,
  },
  { fits: isBelow("color.neutral"), title: () => "Neutral" },
  ...statusNames.map((status): GroupRow => {
    return {
      fits: isBelow(`color.${status}`),
      title: (recipe) => `${capitalize(status)}, from ${recipe.color.status[status]}`,
    };
  }),
];

const categoryRows: readonly GroupRow[] = [
  { fits: ({ path }) => tintPath.test(path), title: () => "Tints" },
  { fits: isOf("color"), title: () => "Roles" },
  { fits: isOf("typography"), title: printTypeTitle },
  { fits: isOf("size"), title: () => "Sizes" },
  { fits: isOf("spacing"), title: ({ spacing }) => `Spacing, unit ${spacing.unitPx} px` },
  { fits: isOf("radius"), title: ({ radius }) => `Radii, base ${radius.basePx} px` },
  { fits: isOf("shadow"), title: () => "Shadows" },
  { fits: isOf("breakpoint"), title: () => "Breakpoints" },
  { fits: isOf("z-index"), title: () => "Z-indices" },
  { fits: isOf("motion"), title: () => "Motion" },
];

/** The path of a step of a ramp of tints. */
const tintPath = /^color\.[^.]+-tint\./;

/** Every token in its group: the generated ones by palette and category, then the custom ones. */
export function groupTokens(recipe: Recipe, tokens: Tokens): readonly TokenGroup[] {
  const rows = rowsOf(recipe);
  const members = rows.map((): TokenPath[] => []);
  const custom: TokenPath[] = [];
  const rowOfKin = new Map<string, number>();
  const isCustom = new Set(Object.keys(recipe.customTokens));
  for (const token of tokens.values()) {
    if (isCustom.size > 0 && isCustom.has(token.path)) {
      custom.push(token.path);
      continue;
    }
    const kin = kinOf(token);
    const row = rowOfKin.get(kin) ?? rows.findIndex(({ fits }) => fits(token));
    rowOfKin.set(kin, row);
    (members[row] ?? custom).push(token.path);
  }
  const groups = rows.map(({ title }, index) => ({
    title: title(recipe, tokens),
    paths: members[index] ?? [],
  }));
  return [...groups, { title: "Custom", paths: custom }].filter(({ paths }) => paths.length > 0);
}

/** What generated tokens of one row have in common: of colors what their path begins with, of all others the category. */
function kinOf({ path, category }: Token): string {
  return category === "color" ? path.slice(0, path.lastIndexOf(".")) : category;
}

function isBelow(group: string): GroupRow["fits"] {
  const prefix = `${group}.`;
  return ({ path }) => path.startsWith(prefix);
}

function isOf(category: Token["category"]): GroupRow["fits"] {
  return (token) => token.category === category;
}

function printStep({ color }: Recipe, tokens: Tokens): string {
  for (const { path, definition } of tokens.values())
    if (path.startsWith("color.primary.") && definition.type === "color")
      if (definition.hex === color.base) return ` on step ${path.split(".").at(-1)}`;
  return "";
}

function printTypeTitle({ typography }: Recipe): string {
  const { basePx, ratioNarrow, ratioWide, isFluid } = typography;
  return `Type, ${basePx} px at ${isFluid ? `${ratioNarrow} to ${ratioWide}` : ratioWide}`;
}
