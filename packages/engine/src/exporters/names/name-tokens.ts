import { capitalize } from "#tokens/capitalize.ts";
import type { Token } from "#tokens/token.ts";
import { tokenName, type TokenPath } from "#tokens/token-path.ts";
import type { NameCase, PrintOptions } from "../options/print-options.ts";

type Named = Pick<Token, "name">;

/**
 * Returns the printed name of each token of a set; callers that have the token pass it to save the
 * parsing of its path.
 */
export type NameOf = (path: TokenPath, token?: Named) => string;

/**
 * Names tokens with a prefix and in a case, each one differently. If a case would give several
 * tokens one name (`size-m-2` and `size-m2` are both sizeM2), all of them have their words joined
 * by _ instead, and by - if even those are equal. So a name never depends on the order of the
 * tokens.
 */
export function nameTokens(
  tokens: ReadonlyMap<TokenPath, Named>,
  { prefix = "", nameCase = "kebab" }: Pick<PrintOptions, "prefix" | "nameCase"> = {},
): NameOf {
  // In a large set, to spell a path takes half the time of a look-up of its token.
  const own: NameOf = (path, token) => (token ? token.name : tokenName(path));
  const plain: NameOf = prefix ? (path, token) => `${prefix}-${own(path, token)}` : own;
  if (nameCase === "kebab") return plain;
  const all = [...tokens.keys()];
  const ways: readonly NameCase[] = [nameCase, "snake", "kebab"];
  const steps = new Map<TokenPath, number>();
  for (;;) {
    const names = new Map(
      all.map((path) => [path, joinWords(plain(path), ways[steps.get(path) ?? 0] ?? "kebab")]),
    );
    const moved = listShared(names).filter((path) => (steps.get(path) ?? 0) < ways.length - 1);
    if (moved.length === 0) return (path) => names.get(path) ?? joinWords(plain(path), nameCase);
    for (const path of moved) steps.set(path, (steps.get(path) ?? 0) + 1);
  }
}

const joiners: Readonly<Record<NameCase, (words: readonly string[]) => string>> = {
  kebab: (words) => words.join("-"),
  snake: (words) => words.join("_"),
  camel: ([first = "", ...others]) => [first, ...others.map(capitalize)].join(""),
};

function joinWords(name: string, nameCase: NameCase): string {
  return joiners[nameCase](name.split("-"));
}

/** Lists the tokens whose name is not unique. */
function listShared(names: ReadonlyMap<TokenPath, string>): readonly TokenPath[] {
  const byName = new Map<string, TokenPath[]>();
  for (const [path, name] of names) byName.set(name, [...(byName.get(name) ?? []), path]);
  return [...byName.values()].filter((paths) => paths.length > 1).flat();
}
