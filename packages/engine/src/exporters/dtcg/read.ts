import { ownValue, readJson, type JsonObject } from "#readers/json-text/read-json.ts";
import { listApplying, listChangedModes } from "#readers/modes/read-mode-changes.ts";
import type { ReadableFile, ReadFiles, ReadNotes, ReadValue } from "#readers/modes/read-mode.ts";
import { readSources, type Written, type WrittenFiles } from "#readers/modes/read-sources.ts";
import type { Source } from "#readers/modes/source.ts";
import type { Modes } from "#tokens/modes/mode.ts";
import { readPlaces, type Place, type Places } from "./read-places.ts";
import { readResolver, type Layer } from "./read-resolver.ts";

/**
 * Reads a DTCG file and its resolver in every combination of the resolver's contexts; without a
 * resolver, only the file. Refuses files of another format or of different exports.
 */
export function readDtcg(files: readonly ReadableFile[]): ReadFiles {
  return readSources(files, readDocuments);
}

function readDocuments(sources: readonly Source[]): WrittenFiles {
  const documents = sources.map((source) => ({ source, document: readJson(source) }));
  const resolver = documents.find(({ document }) => isResolver(document));
  const [tokens, ...others] = documents.filter((each) => each !== resolver);
  if (!tokens || others.length > 0)
    throw new SyntaxError("An export is one file of tokens, with or without a resolver");
  const notes = new Map<string, ReadNotes>();
  const own = readPlaces({ source: tokens.source, notes }, tokens.document);
  const layers = resolver
    ? readResolver({ source: resolver.source, notes }, resolver.document, tokens.source.path, own)
    : [{ modes: {}, places: own }];
  if (resolver) refuseUnused(own, layers);
  const modes = listChangedModes(layers);
  return {
    modes: modes.map((each) => ({ modes: each, values: readMode(own, layers, each) })),
    notes,
  };
}

function isResolver(document: JsonObject): boolean {
  return Array.isArray(ownValue(document, "resolutionOrder"));
}

/** Refuses the tokens of a resolver that are neither in the file nor between two of its tokens. */
function refuseUnused(own: Places, layers: readonly Layer[]): void {
  const others = layers.filter(({ places }) => places !== own && places.size > 0);
  if (others.length === 0) return;
  const used = new Set<string>();
  for (const { places } of [...others, { places: own }])
    for (const { content } of places.values()) if (content?.type === "place") used.add(content.to);
  for (const { places } of others)
    for (const [at, place] of places)
      if (!own.has(at) && !used.has(at)) {
        const reason = `"${place.name}" is not in the file of all tokens`;
        place.source.refuse(place.at, [place.name], reason);
      }
}

/** Reads the values of the file's own tokens; other places are only intermediate. */
function readMode(
  own: Places,
  layers: readonly Layer[],
  requested: Partial<Modes>,
): ReadonlyMap<string, Written> {
  const applying = listApplying(
    layers.map(({ modes, places }) => ({ modes, values: places })),
    requested,
  );
  const [first, ...others] = applying;
  const places =
    first && others.length === 0 ? first : new Map(applying.flatMap((each) => [...each]));
  const known: Ends = new Map();
  const values = new Map<string, Written>();
  for (const [key, given] of own) {
    const place = places.get(key);
    const { name, source, at } = place ?? given;
    if (!place) source.refuse(at, [name], `"${name}" is not in the resolver`);
    const value = place && readContent(place, own, places, known);
    values.set(name, { value, source, at });
  }
  return values;
}

/** The values at the ends of intermediate places; undefined for one without a value. */
type Ends = Map<string, ReadValue | undefined>;

/** Returns a token's value, or the first other token that it refers to. */
function readContent(
  { name, content, source, at }: Place,
  own: Places,
  places: Places,
  known: Ends,
): ReadValue | undefined {
  if (content?.type !== "place") return content;
  const value = follow(content.to, own, places, known);
  if (!value) source.refuse(at, [name], `"${name}" refers to "${content.to}", which has no value`);
  return value;
}

function follow(start: string, own: Places, places: Places, known: Ends): ReadValue | undefined {
  const near = own.get(start);
  if (near) return { type: "alias", to: near.name };
  const visited = new Set<string>();
  let at = start;
  let content = places.get(at)?.content;
  while (!own.has(at) && !known.has(at) && !visited.has(at) && content?.type === "place") {
    visited.add(at);
    at = content.to;
    content = places.get(at)?.content;
  }
  const target = own.get(at);
  const value = content?.type === "place" ? known.get(at) : content;
  const end: ReadValue | undefined = target ? { type: "alias", to: target.name } : value;
  for (const each of visited) known.set(each, end);
  return end;
}
