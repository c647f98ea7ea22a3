import type { Modes } from "#tokens/modes/mode.ts";
import type { TokenValue } from "#tokens/token.ts";

/** A token's content in a file: its value, or the name of the token that it is an alias of. */
export type ReadValue = TokenValue | { readonly type: "alias"; readonly to: string };

/**
 * The content of files in one combination of modes, by token name; axes that they do not have are
 * absent.
 */
export type ReadMode = {
  readonly modes: Partial<Modes>;
  readonly values: ReadonlyMap<string, ReadValue>;
};

/** A part of a file that is not read, and the names of the tokens in it. */
export type ReadProblem = {
  readonly path: string;
  readonly line: number;
  readonly names: readonly string[];
  readonly reason: string;
};

/** The properties of a token or a group in a JSON file besides its type and value. */
export type ReadNotes = Readonly<Record<string, unknown>>;

/** The content of files: each name in them is among the values or in a problem. */
export type ReadFiles = {
  readonly modes: readonly ReadMode[];
  /** By the name of the token or group; that of the whole file is empty. */
  readonly notes: ReadonlyMap<string, ReadNotes>;
  /** By file, in the order of their lines. */
  readonly problems: readonly ReadProblem[];
};

/** A file to read: its path and its text. */
export type ReadableFile = { readonly path: string; readonly text: string };
