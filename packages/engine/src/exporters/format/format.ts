import type { ReadFiles, ReadableFile } from "#readers/modes/read-mode.ts";
import { readSources, type WrittenFiles } from "#readers/modes/read-sources.ts";
import type { Source } from "#readers/modes/source.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import type { FormatOption, PrintOptions } from "../options/print-options.ts";
import type { ListedFormat } from "./format-list.ts";

/** One file of an export. */
export type PrintedFile = {
  /** The path in the folder of the export: segments of a-z, 0-9, -, _ and ., separated by /. */
  readonly path: string;
  readonly mediaType: string;
  readonly text: string;
};

/** The files of an export, the main one first. */
export type PrintedFiles = readonly [PrintedFile, ...PrintedFile[]];

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
  /** Returns the tokens in the files with some options; absent if these are all of the set. */
  readonly part?: (set: TokenSet, options?: PrintOptions) => TokenSet;
  /** Reads files of this format, and lists the problem of everything that is not read. */
  readonly read: (files: readonly ReadableFile[]) => ReadFiles;
};

/** Returns the printer and the reader of a format with one file at a path. */
export function inOneFile(
  path: string,
  mediaType: string,
  print: (set: TokenSet, options?: PrintOptions) => string,
  read: (source: Source) => WrittenFiles,
): Pick<Format, "print" | "read"> {
  return {
    print: (set, options) => [{ path, mediaType, text: print(set, options) }],
    read: (files) =>
      readSources(files, ([source, ...others]) => {
        if (source && others.length === 0) return read(source);
        throw new SyntaxError(`An export of this format is one file, not ${files.length}`);
      }),
  };
}
