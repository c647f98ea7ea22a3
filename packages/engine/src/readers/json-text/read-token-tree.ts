import type { Source } from "../modes/source.ts";
import type { ReadNotes, ReadValue } from "../modes/read-mode.ts";
import type { Written, WrittenValues } from "../modes/read-sources.ts";
import { JsonObject, ownValue, type JsonMember } from "./read-json.ts";
import { isOwnTextStyle } from "./is-own-text-style.ts";
import { readKey } from "./read-key.ts";

/** A token of a file as it is written. */
export type WrittenToken = {
  /** The keys of its groups and its own, joined by dots, as in aliases. */
  readonly place: string;
  readonly name: string;
  readonly token: JsonObject;
  /** Its `$type`, or that of the nearest group with one. */
  readonly type: unknown;
  readonly at: number;
};

/** A file with the notes of its tokens and groups. */
export type NotedSource = { readonly source: Source; readonly notes: Map<string, ReadNotes> };

/** A token or a group; the whole tree has no path. */
type Node = {
  readonly path: { readonly place: string; readonly name: string } | undefined;
  readonly type: unknown;
  readonly at: number;
};

/** Tokens by their names. */
type Tokens = Map<string, WrittenToken>;

/**
 * Reads the objects of a tree that have a `$value`, in the order of the file, without our own text
 * styles. Refuses anything that is neither a group nor a token, and a token whose name another one
 * has.
 */
export function readTokenTree(file: NotedSource, tree: JsonObject): Iterable<WrittenToken> {
  const tokens: Tokens = new Map();
  readNode(file, tokens, { path: undefined, type: undefined, at: tree.at }, tree);
  return tokens.values();
}

function readNode(file: NotedSource, tokens: Tokens, node: Node, value: unknown): void {
  const { path, at } = node;
  if (!(value instanceof JsonObject))
    file.source.refuse(at, path ? [path.name] : [], "This is neither a token nor a group");
  else if (!hasValue(value)) readGroup(file, tokens, node, value);
  else if (path) {
    const type = ownValue(value, "$type") ?? node.type;
    if (isOwnTextStyle(value)) return;
    addToken(file, tokens, { place: path.place, name: path.name, token: value, type, at });
  } else file.source.refuse(at, [], "A token has no name");
}

function hasValue({ members }: JsonObject): boolean {
  return members.some(({ key }) => key === "$value");
}

/** Adds a token; refuses one whose name another has. That of duplicate keys is refused already. */
function addToken(file: NotedSource, tokens: Tokens, token: WrittenToken): void {
  const { name, place, at } = token;
  const known = tokens.get(name);
  if (!known) {
    tokens.set(name, token);
    if (token.token.members.length > 1) readMembers(file, token);
  } else if (known.place !== place)
    file.source.refuse(at, [name], `"${place}" and "${known.place}" have the same name`);
}

/** Reads the members of a token beside its type and value. */
function readMembers({ source, notes }: NotedSource, { name, token }: WrittenToken): void {
  const others = token.members.filter(({ key }) => key !== "$value" && key !== "$type");
  if (others.length === 0) return;
  for (const { key, value, at } of others) {
    const inside = key.startsWith("$") ? [] : listNames(value, `${name}-${readKey(key)}`);
    if (inside.length > 0) source.refuse(at, inside, `"${key}" is inside of a token`);
  }
  addNotes(notes, name, others);
}

const noted: readonly string[] = ["$description", "$extensions", "$deprecated", "$schema"];

function readGroup(file: NotedSource, tokens: Tokens, node: Node, group: JsonObject): void {
  const { path } = node;
  const own = group.members.filter(({ key }) => noted.includes(key));
  if (own.length > 0) addNotes(file.notes, path?.name ?? "", own);
  const type = ownValue(group, "$type") ?? node.type;
  for (const { key, value, at } of group.members) {
    if (!key.startsWith("$")) readNode(file, tokens, { path: join(path, key), type, at }, value);
    else if (key === "$root" && value instanceof JsonObject && hasValue(value))
      readNode(file, tokens, { path, type, at }, value);
    else if (key !== "$type" && !noted.includes(key)) {
      const names = [...(path ? [path.name] : []), ...listNames(value, path?.name)];
      file.source.refuse(at, names, `"${key}" of a group is not read`);
    }
  }
}

function join(path: Node["path"], key: string): Node["path"] {
  if (!path) return { place: key, name: readKey(key) };
  return { place: `${path.place}.${key}`, name: `${path.name}-${readKey(key)}` };
}

/** Lists the names of the tokens in a part of a tree. */
export function listNames(value: unknown, name?: string): readonly string[] {
  if (!(value instanceof JsonObject)) return [];
  const own = name !== undefined && hasValue(value) ? [name] : [];
  return own.concat(
    value.members.flatMap(({ key, value: inner }) =>
      listNames(inner, name === undefined ? readKey(key) : `${name}-${readKey(key)}`),
    ),
  );
}

/** Adds notes; those of an earlier file have priority. */
function addNotes(notes: NotedSource["notes"], name: string, members: readonly JsonMember[]): void {
  if (!notes.has(name)) notes.set(name, toPlain(members));
}

function toPlain(members: readonly JsonMember[]): ReadNotes {
  return Object.fromEntries(members.map(({ key, value }) => [key, toPlainValue(value)]));
}

function toPlainValue(value: unknown): unknown {
  if (value instanceof JsonObject) return toPlain(value.members);
  return Array.isArray(value) ? value.map(toPlainValue) : value;
}

/** Reads the values of the tokens of a tree by their names. */
export function readNamedTokens(
  file: NotedSource,
  tree: JsonObject,
  read: (token: JsonObject, type: unknown) => ReadValue,
): WrittenValues {
  const { source } = file;
  const values = new Map<string, Written>();
  for (const { name, token, type, at } of readTokenTree(file, tree)) {
    const value = source.attempt(at, [name], () => read(token, type));
    values.set(name, { value, source, at });
  }
  return values;
}
