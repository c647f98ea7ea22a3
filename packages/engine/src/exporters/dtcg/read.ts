import { ownValue, readJson, type JsonObject } from "#readers/json-text/read-json.ts";
import { listChangedModes } from "#readers/modes/read-mode-changes.ts";
import type { ReadMode, ReadValue, ReadableFile } from "#readers/modes/read-mode.ts";
import { applies, type Modes } from "#tokens/modes/mode.ts";
import { readPlaces, type Place, type Places } from "./read-places.ts";
import { readResolver, type Layer } from "./read-resolver.ts";

/**
 * Reads a DTCG file and its resolver in every combination of the resolver's contexts; without a
 * resolver, only the file. Throws a SyntaxError for files of another format or of different
 * exports.
 */
export function readDtcg(files: readonly ReadableFile[]): readonly ReadMode[] {
  const documents = files.map(({ path, text }) => ({ path, document: readJson(text) }));
  const resolver = documents.find(({ document }) => isResolver(document));
  const [tokens, ...others] = documents.filter((each) => each !== resolver);
  if (!tokens || others.length > 0)
    throw new SyntaxError("An export is one file of tokens, with or without a resolver");
  const own = readPlaces(tokens.document);
  const layers = resolver
    ? readResolver(resolver.document, tokens.path, own)
    : [{ modes: {}, places: own }];
  return listChangedModes(layers).map((modes) => ({ modes, values: readMode(own, layers, modes) }));
}

function isResolver(document: JsonObject): boolean {
  return Array.isArray(ownValue(document, "resolutionOrder"));
}

/** Reads the values of the file's own tokens; other places are only intermediate. */
function readMode(
  own: Places,
  layers: readonly Layer[],
  requested: Partial<Modes>,
): ReadonlyMap<string, ReadValue> {
  const places = new Map<string, Place>();
  for (const { modes, places: laid } of layers)
    if (applies(modes, requested)) for (const [at, place] of laid) places.set(at, place);
  return new Map([...own].map(([at, { name }]) => [name, follow(at, own, places)]));
}

/** Returns a token's value, or the first other token that it refers to. */
function follow(start: string, own: Places, places: Places): ReadValue {
  const visited = new Set([start]);
  let content = places.get(start)?.content;
  while (content?.type === "place") {
    const target = own.get(content.at);
    if (target) return { type: "alias", to: target.name };
    if (visited.has(content.at)) throw new SyntaxError(`{${content.at}} refers to itself`);
    visited.add(content.at);
    content = places.get(content.at)?.content;
  }
  if (!content) throw new SyntaxError(`{${start}} refers to no token`);
  return content;
}
