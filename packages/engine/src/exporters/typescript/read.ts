import { axisNames, combineAxes, modeAxes } from "#tokens/mode.ts";
import type { Modes } from "#tokens/mode.ts";
import type { ReadMode, ReadValue } from "../format.ts";
import { readValue } from "../read-value.ts";
import { readConstants } from "./read-constants.ts";
import type { Literal } from "./read-literal.ts";

type Values = ReadonlyMap<string, ReadValue>;
type Change = { readonly modes: Partial<Modes>; readonly values: Values };

/**
 * What a TypeScript module of tokens says in every combination of modes that its changes name. Throws a SyntaxError
 * for what is no such module.
 */
export function readTypescript(text: string): readonly ReadMode[] {
  const own = new Map<string, ReadValue>();
  const changes: Change[] = [];
  for (const [, literal] of readConstants(text)) {
    if (Array.isArray(literal)) changes.push(...literal.map(readChange));
    else for (const [name, value] of readValues(literal)) own.set(name, value);
  }
  const axes = axisNames.filter((axis) => changes.some(({ modes }) => axis in modes));
  return combineAxes(axes).map((modes) => ({ modes, values: merge(own, changes, modes) }));
}

function readValues(literal: Literal | undefined): Values {
  return new Map([...readObject(literal)].map(([name, value]) => [name, readLeaf(value)]));
}

function readLeaf(literal: Literal): ReadValue {
  if (typeof literal === "number") return { type: "number", value: literal };
  if (typeof literal === "string") return readValue(literal);
  throw new SyntaxError("A value of a token is a text or a number");
}

function readChange(literal: Literal): Change {
  const change = readObject(literal);
  const modes = [...readObject(change.get("when"))].map(([axis, value]) => readMode(axis, value));
  return { modes: Object.fromEntries(modes), values: readValues(change.get("changes")) };
}

function readMode(name: string, value: Literal): readonly [axis: string, value: string] {
  const axis = axisNames.find((each) => each === name);
  const known = axis && modeAxes[axis].find((each) => each === value);
  if (!known) throw new SyntaxError(`"${name}" is a mode that is not known`);
  return [name, known];
}

function readObject(literal: Literal | undefined): ReadonlyMap<string, Literal> {
  if (!(literal instanceof Map)) throw new SyntaxError("An object is missing");
  return literal;
}

/** The tokens, then every change whose modes all hold, in the order they are written. */
function merge(own: Values, changes: readonly Change[], modes: Partial<Modes>): Values {
  const merged = new Map(own);
  for (const change of changes)
    if (axisNames.every((axis) => !(axis in change.modes) || change.modes[axis] === modes[axis]))
      for (const [name, value] of change.values) merged.set(name, value);
  return merged;
}
