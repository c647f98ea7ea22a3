import type { TokenSet } from "#tokens/token-set.ts";
import type { Format, PrintedFiles } from "../format/format.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { printReadme } from "./print-readme.ts";

/**
 * Prints a token set in every one of some formats, in a folder each, and a text that describes
 * them.
 */
export function printFolders(
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
