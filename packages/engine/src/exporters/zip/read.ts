import type { ReadMode } from "#readers/modes/read-mode.ts";
import type { ReadableFile } from "#readers/readable-file.ts";
import type { Format } from "../format/format.ts";

/** Reads the files of one format's folder; throws a SyntaxError if they are missing. */
export function readFolder(
  format: Pick<Format, "id" | "read">,
  files: readonly ReadableFile[],
): readonly ReadMode[] {
  const folder = `${format.id}/`;
  const own = files.filter(({ path }) => path.startsWith(folder));
  if (own.length === 0) throw new SyntaxError(`There is no folder ${folder}`);
  return format.read(own.map(({ path, text }) => ({ path: path.slice(folder.length), text })));
}
