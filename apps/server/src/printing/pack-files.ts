import type { PrintedFiles } from "@tessera/engine";
import { strToU8, zipSync } from "fflate";
import type { FileContent } from "#encoding/encode-file.ts";

/** The first day of a zip's calendar, in local time as a zip stores it, for reproducible bytes. */
const mtime = new Date(1980, 0, 1);

/** A file to save, before it is encoded. */
export type PackedFile = {
  readonly content: FileContent;
  readonly mediaType: string;
  readonly fileName: string;
};

/** Packs the files of an export: a single file itself, several as `<name>.zip`. */
export function packFiles(files: PrintedFiles, name: string): PackedFile {
  const [{ path, mediaType, text }, ...others] = files;
  if (others.length === 0) {
    const fileName = path.slice(path.lastIndexOf("/") + 1);
    return { content: text, mediaType: `${mediaType}; charset=utf-8`, fileName };
  }
  const entries = files.map((file) => [file.path, strToU8(file.text)] as const);
  return {
    content: zipSync(Object.fromEntries(entries), { mtime }),
    mediaType: zipMediaType,
    fileName: `${name}.zip`,
  };
}

/** The media type of an export of several files. */
export const zipMediaType = "application/zip";
