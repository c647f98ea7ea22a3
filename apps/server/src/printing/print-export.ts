import { findFormat, type PrintOptions, type Recipe, type TokenSet } from "@tessera/engine";
import { packFiles, type PackedFile } from "./pack-files.ts";

/** The input of an export; plain data, so that it can be sent to a worker thread. */
export type PrintJob = {
  readonly formatId: string;
  readonly options: PrintOptions;
  /** The path of the requested file; undefined for all files. */
  readonly path: string | undefined;
  /** The name of the archive, if there are several files. */
  readonly archive: string;
};

/** A print job with its recipe; plain data, so that it can be sent to a worker thread. */
export type ExportJob = PrintJob & { readonly recipe: Recipe };

/** Prints tokens in a format, as one file to save; undefined when the format has no such file. */
export function printTokens(
  tokens: TokenSet,
  { formatId, options, path, archive }: PrintJob,
): PackedFile | undefined {
  const files = findFormat(formatId)?.print(tokens, options);
  if (files === undefined) return undefined;
  if (path === undefined) return packFiles(files, archive);
  const file = files.find((each) => each.path === path);
  return file && packFiles([file], archive);
}
