import type { ReadableFile } from "@tessera/engine";
import { strFromU8, unzipSync } from "fflate";
import type { AskedOptions } from "#editor/screens/variables/options/asked-options.ts";

/** An export as the server sends it, to save, and the files in it, to read. */
export type ExportedFiles = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
  readonly mediaType: string;
  /** The options that it was made with, as the texts of an address. */
  readonly options: AskedOptions;
  /** The main one first; never none. */
  readonly files: readonly ReadableFile[];
};

type Sent = {
  readonly options: AskedOptions;
  readonly data: Uint8Array;
  readonly fileName: string | undefined;
  readonly mediaType: string | undefined;
};

/** The files of an export: those of the zip that several come in, or the one that it is. */
export function readExportedFiles({ data, options, ...sent }: Sent): ExportedFiles {
  const bytes = new Uint8Array(data);
  const { fileName = "tokens", mediaType = "text/plain" } = sent;
  const files = mediaType.startsWith("application/zip")
    ? Object.entries(unzipSync(bytes)).map(([path, each]) => ({ path, text: strFromU8(each) }))
    : [{ path: fileName, text: strFromU8(bytes) }];
  return { bytes, fileName, mediaType, options, files };
}
