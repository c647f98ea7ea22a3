import type { Format, PrintedFiles } from "../format/format.ts";
import { formatList } from "../format/format-list.ts";
import { sharedOptions } from "../options/shared-options.ts";
import type { ReadableFile, ReadFiles } from "#readers/modes/read-mode.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { printReadme } from "./print-readme.ts";

/**
 * Creates the format of some formats together, a folder each with a README; reads only the first
 * format's folder.
 */
export function createZipFormat(formats: readonly [Format, ...Format[]]): Format {
  return {
    ...formatList.zip,
    /** The options of all formats together. */
    options: [
      { ...sharedOptions.title, place: "heading" },
      sharedOptions.schemes,
      sharedOptions.comments,
    ],
    snippet: (_set, _options, archive = "tokens.zip") =>
      `unzip ${archive} -d tokens\ncat tokens/README.md`,
    print: (set, options) => printFolders(formats, set, options),
    read: (files) => readFolder(formats[0], files),
  };
}

/** Reads the files of one format's folder. The paths of problems have the folder. */
function readFolder(
  format: Pick<Format, "id" | "read">,
  files: readonly ReadableFile[],
): ReadFiles {
  const folder = `${format.id}/`;
  const own = files.filter(({ path }) => path.startsWith(folder));
  const read = format.read(
    own.map(({ path, text }) => ({ path: path.slice(folder.length), text })),
  );
  const problems = read.problems.map((each) => ({ ...each, path: folder + each.path }));
  return { ...read, problems };
}

/**
 * Prints a token set in every one of some formats, in a folder each, and a text that describes
 * them.
 */
function printFolders(
  formats: readonly Format[],
  set: TokenSet,
  options: PrintOptions = {},
): PrintedFiles {
  const { title, schemes, comments } = options;
  const requested = {
    ...(title !== undefined && { title }),
    ...(schemes && { schemes }),
    ...(comments !== undefined && { comments }),
  };
  const folders = formats.map((format) => ({
    format,
    files: format.print(set, requested),
    snippet: format.snippet(set, requested),
  }));
  const readme = printReadme(title ?? "", folders);
  return [
    { path: "README.md", mediaType: "text/markdown", text: readme },
    ...folders.flatMap(({ format, files }) =>
      files.map((file) => ({ ...file, path: `${format.id}/${file.path}` })),
    ),
  ];
}
