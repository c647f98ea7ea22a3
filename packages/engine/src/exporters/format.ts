import type { Modes } from "#tokens/mode.ts";
import type { TokenValue } from "#tokens/token.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import type { ListedFormat } from "./format-list.ts";
import type { FormatOption, PrintOptions } from "./print-options.ts";
import type { PrintedFile, PrintedFiles } from "./printed-file.ts";

export type { FormatOption, PrintOptions, TitlePlace } from "./print-options.ts";

/** What a file says of a token: its value, or the name of the token that it is an alias of. */
export type ReadValue = TokenValue | { readonly type: "alias"; readonly to: string };

/** What files say in one combination of modes, by token name; axes that they do not know are absent. */
export type ReadMode = {
  readonly modes: Partial<Modes>;
  readonly values: ReadonlyMap<string, ReadValue>;
};

/** A file that is read: where it lies and what it says. */
export type ReadableFile = Pick<PrintedFile, "path" | "text">;

/** One export target. */
export type Format = ListedFormat & {
  readonly options: readonly FormatOption[];
  /**
   * How the files of a set with some options are taken into use, in the words of the format itself: every name and path
   * in it stands in the files. `archive` is what a zip of them is called.
   */
  readonly snippet: (set: TokenSet, options?: PrintOptions, archive?: string) => string;
  /** The words that the snippet begins with, of what is done by hand; absent where all of it is code. */
  readonly steps?: (set: TokenSet, options?: PrintOptions) => string;
  /** The files, the main one first: the same bytes for the same set and options, everywhere. */
  readonly print: (set: TokenSet, options?: PrintOptions) => PrintedFiles;
  /** What files of this format say; throws a SyntaxError for what is not in it. */
  readonly read: (files: readonly ReadableFile[]) => readonly ReadMode[];
};
