import { ownValue, type JsonObject } from "#readers/json-text/read-json.ts";
import { readTokenTree, type NotedSource } from "#readers/json-text/read-token-tree.ts";
import type { Source } from "#readers/modes/source.ts";
import { findPlace } from "#readers/json-text/find-members.ts";
import type { TokenValue } from "#tokens/token.ts";
import { readTokenValue } from "./read-token-value.ts";

/**
 * A token of a document: its name, and its value or the place that it is an alias of; undefined if
 * it is refused.
 */
export type Place = {
  readonly name: string;
  readonly content: TokenValue | { readonly type: "place"; readonly to: string } | undefined;
  readonly source: Source;
  readonly at: number;
};

/** The tokens of a document by their places, as in aliases. */
export type Places = ReadonlyMap<string, Place>;

/** Reads the tokens of a document or of a part of one. */
export function readPlaces(file: NotedSource, document: JsonObject): Places {
  const { source } = file;
  const places = new Map<string, Place>();
  for (const { place, name, token, type, at } of readTokenTree(file, document)) {
    const content = source.attempt(at, [name], () => readContent(token, type));
    places.set(place, { name, content, source, at });
  }
  return places;
}

function readContent(token: JsonObject, type: unknown): Place["content"] {
  const place = findPlace(ownValue(token, "$value"));
  if (place === undefined) return readTokenValue(token, type);
  return { type: "place", to: place.replace(/\.\$root$/, "") };
}
