import { isJsonObject, type JsonObject } from "./read-json.ts";
import { readKey } from "./read-key.ts";

/** A token of a file as it is written, and the path of its keys. */
export type WrittenToken = { readonly keys: readonly string[]; readonly token: JsonObject };

/** The maximum number of levels; a file of tokens has fewer. */
const mostLevels = 64;

/**
 * Reads the objects of a tree that have a `$value`, in the order of the file. Keys that start with
 * `$` are the group's own, except `$root`, its token. Throws a SyntaxError for anything that is
 * neither a group nor a token, and for a tree that is too deep.
 */
export function readTokenTree(tree: JsonObject): readonly WrittenToken[] {
  const tokens: WrittenToken[] = [];
  const open: WrittenToken[] = [{ keys: [], token: tree }];
  for (let each = open.pop(); each; each = open.pop()) {
    const { keys, token } = each;
    if (Object.hasOwn(token, "$value")) tokens.push(each);
    else if (keys.length > mostLevels) throw new SyntaxError("Groups are nested too deeply");
    else open.push(...listChildren(keys, token).toReversed());
  }
  return tokens;
}

function listChildren(keys: readonly string[], group: JsonObject): readonly WrittenToken[] {
  return Object.entries(group).flatMap(([key, token]) => {
    if (key.startsWith("$") && key !== "$root") return [];
    if (!isJsonObject(token))
      throw new SyntaxError(`"${[...keys, key].join(".")}" is neither a token nor a group`);
    return [{ keys: [...keys, key], token }];
  });
}

/** Reads the tokens of a tree by their names; throws a SyntaxError for one without a name. */
export function readNamedTokens<Value>(
  tree: JsonObject,
  read: (token: JsonObject) => Value,
): ReadonlyMap<string, Value> {
  return new Map(
    readTokenTree(tree).map(({ keys, token }) => {
      if (keys.length === 0) throw new SyntaxError("A token has no name");
      return [keys.map(readKey).join("-"), read(token)];
    }),
  );
}
