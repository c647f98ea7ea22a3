import { applyChanges, type ReadChange } from "#readers/modes/read-mode-changes.ts";
import type { ReadValue } from "#readers/modes/read-mode.ts";
import type { Written, WrittenFiles } from "#readers/modes/read-sources.ts";
import type { Source } from "#readers/modes/source.ts";
import { readValue } from "#readers/values/read-value.ts";
import { axisNames, modeAxes } from "#tokens/modes/mode.ts";
import { readConstants, type Entry, type Literal } from "./read-constants.ts";

/**
 * Reads a TypeScript module of tokens in every combination of modes in its changes. Refuses names
 * that several entries have.
 */
export function readTypescript(source: Source): WrittenFiles {
  const own = new Map<string, Written>();
  const changes: ReadChange[] = [];
  for (const { value } of readConstants(source)) {
    if (value.kind === "list")
      changes.push(
        ...value.items.map((each) => source.require(each.at, () => readChange(source, each))),
      );
    else source.require(value.at, () => readValues(source, value, own));
  }
  return { modes: applyChanges(own, changes) };
}

/** Reads the values of an object's entries into the others. */
function readValues(
  source: Source,
  literal: Literal | undefined,
  values: Map<string, Written>,
): ReadonlyMap<string, Written> {
  for (const { key, value } of readObject(literal)) {
    const { at } = value;
    if (values.has(key)) source.refuse(at, [key], `"${key}" is there twice`);
    else values.set(key, { value: source.attempt(at, [key], () => readLeaf(value)), source, at });
  }
  return values;
}

function readLeaf(literal: Literal): ReadValue {
  if (literal.kind === "number") return { type: "number", value: literal.figure };
  if (literal.kind === "string") return readValue(literal.text);
  throw new SyntaxError("A value of a token is a text or a number");
}

function readChange(source: Source, literal: Literal): ReadChange {
  const given = readObject(literal);
  const entries = new Map(given.map(({ key, value }) => [key, value]));
  if (given.length !== 2) throw new SyntaxError("A change has two parts: when and changes");
  const modes = readObject(entries.get("when")).map(readMode);
  const values = readValues(source, entries.get("changes"), new Map<string, Written>());
  return { modes: Object.fromEntries(modes), values };
}

function readMode({ key: name, value }: Entry): readonly [axis: string, value: string] {
  const axis = axisNames.find((each) => each === name);
  const known =
    axis && modeAxes[axis].find((each) => value.kind === "string" && each === value.text);
  if (!known) throw new SyntaxError(`"${name}" is an unknown mode`);
  return [name, known];
}

function readObject(literal: Literal | undefined): readonly Entry[] {
  if (literal?.kind !== "object") throw new SyntaxError("An object is missing");
  return literal.entries;
}
