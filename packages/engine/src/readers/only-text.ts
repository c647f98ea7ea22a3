import type { ReadableFile } from "./readable-file.ts";

/** Returns the text of an export's only file; throws a SyntaxError if there are none or several. */
export function getOnlyText(files: readonly ReadableFile[]): string {
  const [file, ...others] = files;
  if (!file || others.length > 0)
    throw new SyntaxError(`An export of this format is one file, not ${files.length}`);
  return file.text;
}
