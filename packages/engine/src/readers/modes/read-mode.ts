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

/** A file to read: its path and its text. */
export type ReadableFile = { readonly path: string; readonly text: string };
