import type { ReadMode } from "#readers/modes/read-mode.ts";
import type { ReadableFile } from "#readers/readable-file.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import type { FormatOption, PrintOptions } from "../options/print-options.ts";
import type { ListedFormat } from "./format-list.ts";
import type { PrintedFiles } from "./printed-file.ts";

/** One export target. */
export type Format = ListedFormat & {
  readonly options: readonly FormatOption[];
  /**
   * Prints how to use the files of a set with some options, in the language of the format: every
   * name and path in it is in the files. `archive` is the name of a zip of them.
   */
  readonly snippet: (set: TokenSet, options?: PrintOptions, archive?: string) => string;
  /** Prints the manual steps at the start of the snippet; absent if all of it is code. */
  readonly steps?: (set: TokenSet, options?: PrintOptions) => string;
  /**
   * Prints the files, the main one first: the same bytes for the same set and options, everywhere.
   */
  readonly print: (set: TokenSet, options?: PrintOptions) => PrintedFiles;
  /** Reads files of this format; throws a SyntaxError for any other. */
  readonly read: (files: readonly ReadableFile[]) => readonly ReadMode[];
};
