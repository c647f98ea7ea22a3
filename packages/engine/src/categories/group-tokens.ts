import type { TokenGroup } from "#tokens/token-set.ts";
import type { Token } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { Category } from "#tokens/top-groups.ts";
import { categories } from "./index.ts";
import type { TitledTokens } from "./category-module.ts";
import type { RecipeDecisions } from "./recipe-sections.ts";

type Tokens = ReadonlyMap<TokenPath, Token>;
type FilledRow = TitledTokens & { readonly paths: TokenPath[] };
type Rows = ReadonlyMap<Category, readonly FilledRow[]>;

/** Groups every token under its title: the generated ones by category, then the custom ones. */
export function groupTokens(
  recipe: RecipeDecisions & { readonly customTokens: object },
  tokens: Tokens,
): readonly TokenGroup[] {
  const rows = rowsOf(recipe, tokens);
  const custom: TokenPath[] = [];
  const customPaths = new Set(Object.keys(recipe.customTokens));
  const rowOfParent = new Map<string, FilledRow | undefined>();
  for (const token of tokens.values()) {
    const row = customPaths.has(token.path) ? undefined : findRow(rows, rowOfParent, token);
    (row?.paths ?? custom).push(token.path);
  }
  const groups = [...rows.values()].flat().map(({ title, paths }) => ({ title, paths }));
  return [...groups, { title: "Custom", paths: custom }].filter(({ paths }) => paths.length > 0);
}

function rowsOf(recipe: RecipeDecisions, tokens: Tokens): Rows {
  return new Map(
    Object.entries(categories).map(([category, { titles }]) => [
      category as Category,
      titles(recipe, tokens).map((row) => ({ ...row, paths: [] })),
    ]),
  );
}

/**
 * Finds the row of a token. Tokens of one parent group have one row, so the search runs once for
 * each group.
 */
function findRow(
  rows: Rows,
  rowOfParent: Map<string, FilledRow | undefined>,
  { path, category }: Token,
): FilledRow | undefined {
  const parent = path.slice(0, path.lastIndexOf("."));
  const row = rowOfParent.get(parent) ?? rows.get(category)?.find(({ includes }) => includes(path));
  rowOfParent.set(parent, row);
  return row;
}
