import type { Format } from "../format/format.ts";
import { formatList } from "../format/format-list.ts";
import { zipOptions } from "./options.ts";
import { printFolders } from "./print.ts";
import { readFolder } from "./read.ts";

/**
 * Creates the format of some formats together, a folder each with a README; reads only the first
 * format's folder.
 */
export function makeZipFormat(formats: readonly [Format, ...Format[]]): Format {
  return {
    ...formatList.zip,
    options: zipOptions,
    snippet: (_set, _options, archive = "tokens.zip") =>
      `unzip ${archive} -d tokens\ncat tokens/README.md`,
    print: (set, options) => printFolders(formats, set, options),
    read: (files) => readFolder(formats[0], files),
  };
}
