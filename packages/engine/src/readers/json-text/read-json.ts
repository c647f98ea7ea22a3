import type { Source } from "../modes/source.ts";
import { readKey } from "./read-key.ts";

/** A key of an object with its value, and the offset of the key. */
export type JsonMember = { readonly key: string; readonly value: unknown; readonly at: number };

/** An object of a JSON text, with every member in its order, and its offset. */
export class JsonObject {
  readonly at: number;
  readonly members: readonly JsonMember[];

  constructor(at: number, members: readonly JsonMember[]) {
    this.at = at;
    this.members = members;
  }
}

/**
 * Reads the object at the top of a JSON text. Ends the reading for anything else. Refuses duplicate
 * keys; the first keys of a path are no part of a name if they are of sets.
 */
export function readJson(source: Source, setKeys = 0): JsonObject {
  const cursor: Cursor = { source, text: source.text, at: 0, level: 0, keys: [], setKeys };
  const value = readNext(cursor);
  skipSpace(cursor);
  if (cursor.at < cursor.text.length) source.fail(cursor.at, "The file is not JSON after this");
  if (value instanceof JsonObject) return value;
  return source.fail(0, "The file is not a JSON object");
}

/** The offset of the part of a text that is not yet read, and the keys around it. */
type Cursor = {
  readonly source: Source;
  readonly text: string;
  at: number;
  level: number;
  readonly keys: string[];
  readonly setKeys: number;
};

/** The maximum number of levels; a file of tokens has fewer. */
const mostLevels = 64;

const words: ReadonlyMap<string, boolean | null> = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
]);

const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;

function readNext(cursor: Cursor): unknown {
  skipSpace(cursor);
  const { source, text, at } = cursor;
  switch (text.charCodeAt(at)) {
    case 0x22:
      return readString(cursor);
    case 0x7b:
      return readObject(cursor);
    case 0x5b:
      return readItems(cursor, "]", readNext);
  }
  scalar.lastIndex = at;
  if (!scalar.test(text)) return source.fail(at, "The file is not JSON: a value is missing");
  cursor.at = scalar.lastIndex;
  const found = text.slice(at, cursor.at);
  const word = words.get(found);
  return word === undefined ? Number(found) : word;
}

function readObject(cursor: Cursor): JsonObject {
  const { at } = cursor;
  const members = readItems(cursor, "}", readMember);
  if (!isShortAndPlain(members)) refuseDuplicates(cursor, members);
  return new JsonObject(at, members);
}

function readMember(cursor: Cursor): JsonMember {
  skipSpace(cursor);
  const { source, text, at, keys } = cursor;
  if (text.charAt(at) !== '"') source.fail(at, "The file is not JSON: a key is missing");
  const key = readString(cursor);
  skipSpace(cursor);
  if (text.charAt(cursor.at) !== ":")
    source.fail(cursor.at, "The file is not JSON: a colon is missing");
  cursor.at += 1;
  keys.push(key);
  const value = readNext(cursor);
  keys.pop();
  return { key, value, at };
}

/** Reads the items between the mark at the cursor and the closing one. */
function readItems<Item>(
  cursor: Cursor,
  close: "]" | "}",
  read: (cursor: Cursor) => Item,
): readonly Item[] {
  const { source, text } = cursor;
  const items: Item[] = [];
  cursor.level += 1;
  if (cursor.level > mostLevels) source.fail(cursor.at, "The JSON is nested too deeply");
  cursor.at += 1;
  skipSpace(cursor);
  let isOpen = text.charAt(cursor.at) !== close;
  while (isOpen) {
    items.push(read(cursor));
    skipSpace(cursor);
    const mark = text.charAt(cursor.at);
    isOpen = mark !== close;
    if (isOpen && mark !== ",")
      source.fail(cursor.at, `The file is not JSON: a "," or "${close}" is missing`);
    if (isOpen) cursor.at += 1;
  }
  cursor.at += 1;
  cursor.level -= 1;
  return items;
}

/** Returns whether an object has few keys, and each once: a set of them takes more time. */
function isShortAndPlain(members: readonly JsonMember[]): boolean {
  if (members.length > 8) return false;
  for (let index = 1; index < members.length; index += 1)
    for (let before = 0; before < index; before += 1)
      if (members[before]?.key === members[index]?.key) return false;
  return true;
}

/** Refuses every key that an object has before: most parsers would drop the first of them. */
function refuseDuplicates({ source, keys, setKeys }: Cursor, members: readonly JsonMember[]): void {
  const known = new Set<string>();
  for (const { key, at } of members) {
    if (known.has(key)) {
      const name = nameOf([...keys, key].slice(setKeys));
      source.refuse(at, name === "" ? [] : [name], `The key "${key}" is there twice`);
    }
    known.add(key);
  }
}

/** Returns the name of the token or group at some keys; keys from `$` on are parts of it. */
function nameOf(keys: readonly string[]): string {
  const end = keys.findIndex((key) => key.startsWith("$"));
  return (end < 0 ? keys : keys.slice(0, end)).map(readKey).join("-");
}

function skipSpace(cursor: Cursor): void {
  const { text } = cursor;
  let { at } = cursor;
  for (let code = text.charCodeAt(at); isSpace(code); code = text.charCodeAt(at)) at += 1;
  cursor.at = at;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

function readString(cursor: Cursor): string {
  const { source, text, at } = cursor;
  let isPlain = true;
  let end = at + 1;
  for (let code = text.charCodeAt(end); code !== 0x22; code = text.charCodeAt(end)) {
    if (Number.isNaN(code)) return source.fail(at, "The file is not JSON: a string does not end");
    if (code === 0x5c || code < 0x20) isPlain = false;
    end += code === 0x5c ? 2 : 1;
  }
  cursor.at = end + 1;
  if (isPlain) return text.slice(at + 1, end);
  try {
    return JSON.parse(text.slice(at, end + 1)) as string;
  } catch {
    return source.fail(at, "The file is not JSON: a string has an invalid character");
  }
}

/** Returns the value of a key, the last one of several; undefined if it is missing. */
export function ownValue(object: JsonObject, key: string): unknown {
  const { members } = object;
  for (let index = members.length - 1; index >= 0; index -= 1)
    if (members[index]?.key === key) return members[index]?.value;
  return undefined;
}

/** Returns an object of a JSON text; throws a SyntaxError with the name of the expected value. */
export function requireObject(value: unknown, what: string): JsonObject {
  if (!(value instanceof JsonObject)) throw new SyntaxError(`${what} is not an object`);
  return value;
}

/** Returns a list of a JSON text; throws a SyntaxError with the name of the expected value. */
export function requireList(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new SyntaxError(`${what} is not a list`);
  return value;
}

/** Returns a text of a JSON text; throws a SyntaxError with the name of the expected value. */
export function requireText(value: unknown, what: string): string {
  if (typeof value !== "string") throw new SyntaxError(`${what} is not a text`);
  return value;
}

/** Returns a number of a JSON text; throws a SyntaxError with the name of the expected value. */
export function requireNumber(value: unknown, what: string): number {
  if (typeof value !== "number" || !Number.isFinite(value))
    throw new SyntaxError(`${what} is not a number`);
  return value;
}
