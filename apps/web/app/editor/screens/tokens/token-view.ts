import {
  categoryOrder,
  listTargets,
  printTokenValue,
  tokenName,
  type Category,
  type Design,
  type Token,
  type TokenPath,
} from "@tessera/engine";

/** A part of the tokens that the tree of groups offers. */
export type TokenView = {
  readonly id: string;
  readonly kind: "all" | "category" | "group" | "mark";
  readonly category?: Category;
  /** The name of a group within its category. */
  readonly group?: string;
  readonly count: number;
};

/** The marks of tokens that the tree offers as views. */
const tokenMarks = ["custom", "pinned", "deprecated"] as const;

/** A mark of tokens. */
export type TokenMark = (typeof tokenMarks)[number];

/** Returns whether a token has a mark. */
export function hasMark(
  design: Design,
  { path, pinned, deprecated }: Token,
  mark: TokenMark,
): boolean {
  if (mark === "custom") return Object.hasOwn(design.recipe.customTokens, path);
  return mark === "pinned" ? pinned : deprecated !== undefined;
}

/** Returns the group of a token within its category: its palette, or the roles; undefined for others. */
function groupOf({ path, category }: Token): string | undefined {
  if (category !== "color") return undefined;
  const [first, second = "", third] = path.split(".");
  if (first !== "color") return first;
  return third === undefined ? "roles" : second;
}

/** Lists the views of the tree with the number of their tokens; marks without tokens are left out. */
export function listViews(design: Design): readonly TokenView[] {
  const tokens = [...design.tokens.values()];
  const categories = categoryOrder.flatMap((category): readonly TokenView[] => {
    const own = tokens.filter((token) => token.category === category);
    const groups = [...new Set(own.map(groupOf))].filter((group) => group !== undefined);
    return [
      { id: category, kind: "category", category, count: own.length },
      ...groups.map((group): TokenView => ({
        id: `${category}/${group}`,
        kind: "group",
        category,
        group,
        count: own.filter((token) => groupOf(token) === group).length,
      })),
    ];
  });
  const marks = tokenMarks.flatMap((mark): readonly TokenView[] => {
    const count = tokens.filter((token) => hasMark(design, token, mark)).length;
    return count === 0 ? [] : [{ id: mark, kind: "mark", count }];
  });
  return [{ id: "all", kind: "all", count: tokens.length }, ...categories, ...marks];
}

/** Finds the tokens of a view whose name, value or target contains every word of a search. */
export function findViewTokens(design: Design, viewId: string, search: string): readonly Token[] {
  const words = search
    .toLowerCase()
    .split(/[\s.(){}$]+/)
    .filter((word) => word !== "" && word !== "var");
  const values = design.valuesIn();
  return [...design.tokens.values()].filter((token) => {
    if (!isInView(design, token, viewId)) return false;
    const value = values.get(token.path);
    const texts = [token.path, ...listTargets(token.definition)].map(tokenName);
    const all = [...texts, value ? printTokenValue(value) : ""].join(" ").toLowerCase();
    return words.every((word) => all.includes(word.replace(/^--/, "")));
  });
}

function isInView(design: Design, token: Token, viewId: string): boolean {
  const mark = tokenMarks.find((each) => each === viewId);
  if (mark) return hasMark(design, token, mark);
  const [category, group] = viewId.split("/");
  if (category === "all") return true;
  return token.category === category && (group === undefined || groupOf(token) === group);
}

/** Groups tokens under the headings of the table, in the order of the categories. */
export function groupTokensForTable(
  tokens: readonly Token[],
): readonly (readonly [heading: string, tokens: readonly Token[]])[] {
  const groups = new Map<string, Token[]>();
  const sorted = tokens.toSorted(
    (one, other) => categoryOrder.indexOf(one.category) - categoryOrder.indexOf(other.category),
  );
  for (const token of sorted) {
    const group = groupOf(token);
    const heading = group === undefined ? token.category : `${token.category}/${group}`;
    groups.set(heading, [...(groups.get(heading) ?? []), token]);
  }
  return [...groups];
}

/** Lists the tokens that refer to each token, by its path. */
export function listUsers(design: Design): ReadonlyMap<TokenPath, readonly TokenPath[]> {
  const users = new Map<TokenPath, TokenPath[]>();
  for (const [path, { definition }] of design.tokens)
    for (const target of listTargets(definition)) {
      const known = users.get(target);
      if (known) known.push(path);
      else users.set(target, [path]);
    }
  return users;
}
