import type { ReadableFile } from "@tessera/engine";
import { strFromU8, unzipSync } from "fflate";
import type { RequestedOptions } from "#editor/screens/variables/options/requested-options.ts";

/** An export as the server sends it, to download, and its files, to read. */
export type ExportedFiles = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
  readonly mediaType: string;
  /** The options of the export, as query parameters. */
  readonly options: RequestedOptions;
  /** The files, the main one first; never empty. */
  readonly files: readonly ReadableFile[];
};

type Sent = {
  readonly options: RequestedOptions;
  readonly data: Uint8Array;
  readonly fileName: string | undefined;
  readonly mediaType: string | undefined;
};

/** Returns the files of an export: those of its zip, or the single file. */
export function readExportedFiles({ data, options, ...sent }: Sent): ExportedFiles {
  const bytes = new Uint8Array(data);
  const { fileName = "tokens", mediaType = "text/plain" } = sent;
  const files = mediaType.startsWith("application/zip")
    ? Object.entries(unzipSync(bytes)).map(([path, each]) => ({ path, text: strFromU8(each) }))
    : [{ path: fileName, text: strFromU8(bytes) }];
  return { bytes, fileName, mediaType, options, files };
}
