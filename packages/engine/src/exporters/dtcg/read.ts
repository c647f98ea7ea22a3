import { ownValue, readJson } from "#readers/json-text/read-json.ts";
import type { JsonObject } from "#readers/json-text/read-json.ts";
import type { ReadMode, ReadValue } from "#readers/modes/read-mode.ts";
import type { ReadableFile } from "#readers/readable-file.ts";
import { axisNames, combineAxes } from "#tokens/mode.ts";
import type { Modes } from "#tokens/mode.ts";
import { readPlaces } from "./read-places.ts";
import type { Place, Places } from "./read-places.ts";
import { readResolver } from "./read-resolver.ts";
import type { Layer } from "./read-resolver.ts";

/**
 * What a DTCG file and its resolver say in every combination of the resolver's contexts; without a resolver, what the
 * file says. Throws a SyntaxError for files that are not of the format or do not belong together.
 */
export function readDtcg(files: readonly ReadableFile[]): readonly ReadMode[] {
  const documents = files.map(({ path, text }) => ({ path, document: readJson(text) }));
  const resolver = documents.find(({ document }) => isResolver(document));
  const [tokens, ...others] = documents.filter((each) => each !== resolver);
  if (!tokens || others.length > 0)
    throw new SyntaxError("There is not one file of tokens, with or without a resolver");
  const own = readPlaces(tokens.document);
  const layers = resolver
    ? readResolver(resolver.document, tokens.path, own)
    : [{ modes: {}, places: own }];
  return listContexts(layers).map((modes) => ({ modes, values: readMode(own, layers, modes) }));
}

function isResolver(document: JsonObject): boolean {
  return Array.isArray(ownValue(document, "resolutionOrder"));
}

/** Every combination of the contexts that the layers belong to. */
function listContexts(layers: readonly Layer[]): readonly Partial<Modes>[] {
  const axes = axisNames.filter((axis) => layers.some(({ modes }) => modes[axis]));
  return combineAxes(axes).filter((asked) =>
    axes.every((axis) => layers.some(({ modes }) => modes[axis] === asked[axis])),
  );
}

/** The values of the file's own tokens; other places are only ways to them. */
function readMode(
  own: Places,
  layers: readonly Layer[],
  asked: Partial<Modes>,
): ReadonlyMap<string, ReadValue> {
  const places = new Map<string, Place>();
  for (const { modes, places: laid } of layers)
    if (axisNames.every((axis) => modes[axis] === undefined || modes[axis] === asked[axis]))
      for (const [at, place] of laid) places.set(at, place);
  return new Map([...own].map(([at, { name }]) => [name, follow(at, own, places)]));
}

/** What a token says: its value, or the first other token that its way leads to. */
function follow(start: string, own: Places, places: Places): ReadValue {
  const way = new Set([start]);
  let says = places.get(start)?.says;
  while (says?.type === "place") {
    const target = own.get(says.at);
    if (target) return { type: "alias", to: target.name };
    if (way.has(says.at)) throw new SyntaxError(`{${says.at}} leads back to itself`);
    way.add(says.at);
    says = places.get(says.at)?.says;
  }
  if (!says) throw new SyntaxError(`{${start}} leads to no token`);
  return says;
}
