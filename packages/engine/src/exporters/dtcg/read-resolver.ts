import {
  ownValue,
  requireList,
  requireObject,
  requireText,
  type JsonObject,
} from "#readers/json-text/read-json.ts";
import { axisNames, modeAxes, type Modes } from "#tokens/modes/mode.ts";
import { readPlaces, type Places } from "./read-places.ts";

/** Tokens that override those before them in some modes. */
export type Layer = { readonly modes: Partial<Modes>; readonly places: Places };

/**
 * Reads the layers of a resolver of DTCG 2025.10, in its order of resolution, over the tokens of
 * one file. Throws a SyntaxError for another version, for missing references, and for modifiers
 * other than our axes.
 */
export function readResolver(
  resolver: JsonObject,
  tokensPath: string,
  tokens: Places,
): readonly Layer[] {
  if (ownValue(resolver, "version") !== "2025.10")
    throw new SyntaxError("The resolver has another version");
  const read = (sources: unknown): readonly Places[] =>
    requireList(sources, "The sources of a resolver").map((source) =>
      readSource(requireObject(source, "A source"), tokensPath, tokens),
    );
  const order = requireList(ownValue(resolver, "resolutionOrder"), "The order of resolution");
  return order.flatMap((item) => {
    const ref = ownValue(requireObject(item, "A step of the order"), "$ref");
    const [, kind, name = ""] = /^#\/(sets|modifiers)\/([^/]+)$/.exec(String(ref)) ?? [];
    const all = requireObject(ownValue(resolver, kind ?? "") ?? {}, "A part of the resolver");
    const part = requireObject(ownValue(all, name), `"${String(ref)}"`);
    return kind === "sets" ? readSet(part, read) : readModifier(part, name, read);
  });
}

type ReadSources = (sources: unknown) => readonly Places[];

function readSource(source: JsonObject, tokensPath: string, tokens: Places): Places {
  const ref = ownValue(source, "$ref");
  if (ref === undefined) return readPlaces(source);
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
  const contexts = Object.entries(requireObject(ownValue(modifier, "contexts"), "The contexts"));
  return contexts.flatMap(([context, sources]) => {
    const value = modeAxes[axis].find((each) => each === context);
    if (!value) throw new SyntaxError(`"${context}" is not a mode`);
    const modes = { [axis]: value };
    const found = read(sources);
    const layers = found.length > 0 ? found : [new Map() as Places];
    return layers.map((places) => ({ modes, places }));
  });
}
