import { applyChanges, type ReadChange } from "#readers/modes/read-mode-changes.ts";
import type { ReadMode, ReadValue } from "#readers/modes/read-mode.ts";
import { readValue } from "#readers/values/read-value.ts";
import { axisNames, modeAxes } from "#tokens/modes/mode.ts";
import { readConstants, type Literal } from "./read-constants.ts";

type Values = ReadonlyMap<string, ReadValue>;

/**
 * Reads a TypeScript module of tokens in every combination of modes in its changes. Throws a
 * SyntaxError for any other module.
 */
export function readTypescript(text: string): readonly ReadMode[] {
  const own = new Map<string, ReadValue>();
  const changes: ReadChange[] = [];
  for (const [, literal] of readConstants(text)) {
    if (Array.isArray(literal)) changes.push(...literal.map(readChange));
    else for (const [name, value] of readValues(literal)) own.set(name, value);
  }
  return applyChanges(own, changes);
}

function readValues(literal: Literal | undefined): Values {
  return new Map([...readObject(literal)].map(([name, value]) => [name, readLeaf(value)]));
}

function readLeaf(literal: Literal): ReadValue {
  if (typeof literal === "number") return { type: "number", value: literal };
  if (typeof literal === "string") return readValue(literal);
  throw new SyntaxError("A value of a token is a text or a number");
}

function readChange(literal: Literal): ReadChange {
  const change = readObject(literal);
  const modes = [...readObject(change.get("when"))].map(([axis, value]) => readMode(axis, value));
  return { modes: Object.fromEntries(modes), values: readValues(change.get("changes")) };
}

function readMode(name: string, value: Literal): readonly [axis: string, value: string] {
  const axis = axisNames.find((each) => each === name);
  const known = axis && modeAxes[axis].find((each) => each === value);
  if (!known) throw new SyntaxError(`"${name}" is an unknown mode`);
  return [name, known];
}

function readObject(literal: Literal | undefined): ReadonlyMap<string, Literal> {
  if (!(literal instanceof Map)) throw new SyntaxError("An object is missing");
  return literal;
}
