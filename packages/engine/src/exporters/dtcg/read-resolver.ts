import {
  JsonObject,
  ownValue,
  requireList,
  requireObject,
  requireText,
} from "#readers/json-text/read-json.ts";
import { listNames, type NotedSource } from "#readers/json-text/read-token-tree.ts";
import { axisNames, modeAxes, type Modes } from "#tokens/modes/mode.ts";
import { readPlaces, type Places } from "./read-places.ts";

/** Tokens that override those before them in some modes. */
export type Layer = { readonly modes: Partial<Modes>; readonly places: Places };

type ReadSources = (sources: unknown) => readonly Places[];

/**
 * Reads the layers of a resolver of DTCG 2025.10, in its order of resolution, over the tokens of
 * one file. Throws a SyntaxError for another version, for missing references, and for modifiers
 * other than our axes; refuses parts that are not in the order.
 */
export function readResolver(
  file: NotedSource,
  resolver: JsonObject,
  tokensPath: string,
  tokens: Places,
): readonly Layer[] {
  if (ownValue(resolver, "version") !== "2025.10")
    throw new SyntaxError("The resolver has another version");
  const read: ReadSources = (sources) => {
    const list = requireList(sources, "The sources of a resolver");
    const found = list.map((source) =>
      readSource(file, requireObject(source, "A source"), tokensPath, tokens),
    );
    if (found.lastIndexOf(tokens) !== found.indexOf(tokens))
      throw new SyntaxError(`"${tokensPath}" is among the same sources twice`);
    return found;
  };
  const parts = new Map(listParts(resolver));
  const order = requireList(ownValue(resolver, "resolutionOrder"), "The order of resolution");
  const layers = order.flatMap((item) => {
    const ref = String(ownValue(requireObject(item, "A step of the order"), "$ref"));
    const part = requireObject(parts.get(ref), `"${ref}"`);
    parts.delete(ref);
    const name = ref.replace(/^.*\//, "");
    return ref.startsWith("#/sets/") ? readSet(part, read) : readModifier(part, name, read);
  });
  for (const [ref, part] of parts)
    file.source.refuse(resolver.at, listPartNames(part), `"${ref}" is not in the order`);
  return layers;
}

function listParts(resolver: JsonObject): readonly (readonly [ref: string, part: unknown])[] {
  return ["sets", "modifiers"].flatMap((kind) => {
    const parts = ownValue(resolver, kind);
    if (parts === undefined) return [];
    const { members } = requireObject(parts, "A part of the resolver");
    return members.map(({ key, value }) => [`#/${kind}/${key}`, value] as const);
  });
}

/** Lists the names of the tokens in the sources of a set, or in those of a modifier's contexts. */
function listPartNames(part: unknown): readonly string[] {
  if (!(part instanceof JsonObject)) return [];
  const contexts = ownValue(part, "contexts");
  const lists = contexts instanceof JsonObject ? contexts.members : part.members;
  return lists.flatMap(({ value }) =>
    Array.isArray(value) ? value.flatMap((source) => listNames(source)) : [],
  );
}

function readSource(
  file: NotedSource,
  source: JsonObject,
  tokensPath: string,
  tokens: Places,
): Places {
  const ref = ownValue(source, "$ref");
  if (ref === undefined) return readPlaces(file, source);
  const path = requireText(ref, "A reference").replace(/^\.\//, "");
  if (path !== tokensPath) throw new SyntaxError(`"${path}" is not among the files`);
  return tokens;
}

function readSet(set: JsonObject, read: ReadSources): readonly Layer[] {
  return read(ownValue(set, "sources")).map((places) => ({ modes: {}, places }));
}

/**
 * Reads the layers of a modifier. A context without sources is one, too: it means that the others
 * change something.
 */
function readModifier(modifier: JsonObject, name: string, read: ReadSources): readonly Layer[] {
  const axis = axisNames.find((each) => each === name);
  if (!axis) throw new SyntaxError(`"${name}" is not an axis of modes`);
  const contexts = requireObject(ownValue(modifier, "contexts"), "The contexts").members;
  return contexts.flatMap(({ key, value: sources }) => {
    const value = modeAxes[axis].find((each) => each === key);
    if (!value) throw new SyntaxError(`"${key}" is not a mode`);
    const modes = { [axis]: value };
    const found = read(sources);
    const layers = found.length > 0 ? found : [new Map() as Places];
    return layers.map((places) => ({ modes, places }));
  });
}
