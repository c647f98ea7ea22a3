import type { ReadableFile } from "./readable-file.ts";

/** The text of the one file that an export is; throws a SyntaxError where there are none or several. */
export function getOnlyText(files: readonly ReadableFile[]): string {
  const [file, ...others] = files;
  if (!file || others.length > 0)
    throw new SyntaxError(`An export of this format is one file, not ${files.length}`);
  return file.text;
}
