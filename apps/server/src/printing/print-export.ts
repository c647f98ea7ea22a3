import {
  findFormat,
  generate,
  type PrintOptions,
  type Recipe,
  type TokenSet,
} from "@tessera/engine";
import { packFiles, type PackedFile } from "./pack-files.ts";

/** What an export prints; plain data, so that it can go to a worker thread. */
export type ExportJob = {
  readonly recipe: Recipe;
  readonly formatId: string;
  readonly options: PrintOptions;
  /** The one file that is asked for; undefined for all of them. */
  readonly path: string | undefined;
  /** The name of the archive, where there are several files. */
  readonly archive: string;
};

/** Prints a recipe in a format, as one file to save; undefined when the format has no such file. */
export function printExport(job: ExportJob): PackedFile | undefined {
  return printTokens(generate(job.recipe), job);
}

/** Like printExport, for a recipe whose tokens are generated already. */
export function printTokens(
  tokens: TokenSet,
  { formatId, options, path, archive }: Omit<ExportJob, "recipe">,
): PackedFile | undefined {
  const files = findFormat(formatId)?.print(tokens, options);
  if (files === undefined) return undefined;
  if (path === undefined) return packFiles(files, archive);
  const file = files.find((each) => each.path === path);
  return file && packFiles([file], archive);
}
