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
