import type { JsonObject } from "#readers/json-text/read-json.ts";
import { readKey } from "#readers/json-text/read-key.ts";
import { findPlace } from "#readers/values/read-written-value.ts";
import { readTokenTree } from "#readers/json-text/read-token-tree.ts";
import type { TokenValue } from "#tokens/token.ts";
import { readTokenValue } from "./read-token-value.ts";

/** A token of a document: its name, and its value or the place that it is an alias of. */
export type Place = {
  readonly name: string;
  readonly content: TokenValue | { readonly type: "place"; readonly at: string };
};

/** The tokens of a document by their places, as in aliases. */
export type Places = ReadonlyMap<string, Place>;

/** Reads the tokens of a document; throws a SyntaxError for an invalid one. */
export function readPlaces(document: JsonObject): Places {
  return new Map(
    readTokenTree(document).map(({ keys, token }) => {
      const own = keys.at(-1) === "$root" ? keys.slice(0, -1) : keys;
      if (own.length === 0 || own.includes("$root")) throw new SyntaxError("A token has no name");
      return [own.join("."), { name: own.map(readKey).join("-"), content: readContent(token) }];
    }),
  );
}

function readContent(token: JsonObject): Place["content"] {
  const place = findPlace(token["$value"]);
  if (place === undefined) return readTokenValue(token);
  return { type: "place", at: place.replace(/\.\$root$/, "") };
}
