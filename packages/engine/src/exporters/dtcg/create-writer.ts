import { listBranches } from "#tokens/definition-branches.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import type { Token } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { listKeys } from "../json-text/list-keys.ts";
import type { Leaf } from "../json-text/nest-tokens.ts";
import type { Entry } from "./list-entries.ts";
import { nativeTypeOf, nativeValueOf } from "./native-value.ts";

/**
 * The keys that identify a resolver document; tools would mistake a file with such groups for a
 * resolver.
 */
const resolverKeys: readonly string[] = ["sets", "modifiers", "resolutionOrder"];

/**
 * Returns the keys of a place; if the first is a key of a resolver, its first letter becomes its
 * code (`_73_ets`).
 */
function escapeResolverKeys(keys: readonly string[]): readonly string[] {
  const [first = "", ...others] = keys;
  if (!resolverKeys.includes(first)) return keys;
  return [`_${first.charCodeAt(0).toString(16)}_${first.slice(1)}`, ...others];
}

type Keys = readonly string[];

/** Writes the entries of a set's files as DTCG tokens. */
export type Writer = {
  readonly keysOf: ReadonlyMap<TokenPath, Keys>;
  readonly write: (entry: Entry) => Leaf;
};

/**
 * Creates the writer of a set. A token that DTCG cannot express in some mode has its CSS in every
 * mode: a resolver merges the objects of a token, and a mode without CSS would get that of another
 * mode.
 */
export function createWriter({ tokens }: Pick<TokenSet, "tokens">, prefix?: string): Writer {
  const keysOf = new Map(
    [...listKeys(tokens.keys(), prefix)].map(([path, keys]) => [path, escapeResolverKeys(keys)]),
  );
  const keysAt = (path: TokenPath, within: Keys): Keys => [...within, ...(keysOf.get(path) ?? [])];
  const spelled = new Set([...tokens.values()].filter(needsCss).map(({ path }) => path));
  const write = (entry: Entry): Leaf => {
    const { path, within, owner, content, value } = entry;
    const { description, deprecated } = (within.length === 0 && tokens.get(path)) || {};
    const described = {
      ...(description !== undefined && { $description: description }),
      ...(deprecated !== undefined && { $deprecated: describeDeprecation(deprecated, keysAt) }),
    };
    const $type = nativeTypeOf(owner, value);
    const keys = keysAt(path, within);
    if (content.type === "alias" || content.type === "place") {
      const target =
        content.type === "alias" ? keysAt(content.to, []) : keysAt(path, content.within);
      return { keys, value: { $type, $value: `{${target.join(".")}}`, ...described } };
    }
    const css = { $extensions: { "app.tessera": { css: printTokenValue(value) } } };
    const $value = nativeValueOf(value).value;
    return { keys, value: { $type, $value, ...described, ...(spelled.has(path) && css) } };
  };
  return { keysOf, write };
}

/** Returns the value of `$deprecated`: true, or a text that names the replacement. */
function describeDeprecation(
  deprecated: TokenPath | true,
  keysAt: (path: TokenPath, within: Keys) => Keys,
): string | true {
  return deprecated === true ? true : `Use {${keysAt(deprecated, []).join(".")}}`;
}

function needsCss({ definition }: Token): boolean {
  return listBranches(definition).some(
    (branch) => branch.type !== "alias" && !nativeValueOf(branch).isExact,
  );
}
