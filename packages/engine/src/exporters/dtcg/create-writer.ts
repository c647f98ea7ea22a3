import { listBranches } from "#tokens/list-branches.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import type { Token } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { listKeys } from "../json-text/list-keys.ts";
import type { Leaf } from "../json-text/nest-tokens.ts";
import { keepApart } from "./keep-apart.ts";
import type { Entry } from "./list-entries.ts";
import { nativeTypeOf, nativeValueOf } from "./native-value.ts";

type Keys = readonly string[];

/** Writes what a set's files say as tokens of DTCG. */
export type Writer = {
  readonly keysOf: ReadonlyMap<TokenPath, Keys>;
  readonly write: (entry: Entry) => Leaf;
};

/**
 * A token that DTCG cannot say in some mode has its CSS in every mode: a resolver lays the objects of a token over one
 * another, and one without it would go on showing that of another mode.
 */
export function createWriter({ tokens }: Pick<TokenSet, "tokens">, prefix?: string): Writer {
  const keysOf = new Map(
    [...listKeys(tokens.keys(), prefix)].map(([path, keys]) => [path, keepApart(keys)]),
  );
  const keysAt = (path: TokenPath, within: Keys): Keys => [...within, ...(keysOf.get(path) ?? [])];
  const spelled = new Set([...tokens.values()].filter(needsCss).map(({ path }) => path));
  const write = (entry: Entry): Leaf => {
    const { path, within, owner, says, value } = entry;
    const description = tokens.get(path)?.description;
    const isTold = description !== undefined && within.length === 0;
    const described = isTold ? { $description: description } : {};
    const $type = nativeTypeOf(owner, value);
    const keys = keysAt(path, within);
    if (says.type === "alias" || says.type === "place") {
      const target = says.type === "alias" ? keysAt(says.to, []) : keysAt(path, says.within);
      return { keys, value: { $type, $value: `{${target.join(".")}}`, ...described } };
    }
    const css = { $extensions: { "app.tessera": { css: printTokenValue(value) } } };
    const $value = nativeValueOf(value).value;
    return { keys, value: { $type, $value, ...described, ...(spelled.has(path) && css) } };
  };
  return { keysOf, write };
}

function needsCss({ definition }: Token): boolean {
  return listBranches(definition).some(
    (branch) => branch.type !== "alias" && !nativeValueOf(branch).isExact,
  );
}
