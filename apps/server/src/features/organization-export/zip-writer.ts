import { setImmediate as nextTurn } from "node:timers/promises";
import type { FileContent } from "#encoding/encode-file.ts";
import { strToU8, Zip, ZipDeflate } from "fflate";

/** A zip that is written part by part, so that no file of it is in memory as a whole. */
export type ZipWriter = {
  /** Adds a file with the parts of its content; other work of the process runs between the parts. */
  add(path: string, parts: AsyncIterable<FileContent> | Iterable<FileContent>): Promise<void>;
  /** The bytes that are written so far. */
  writtenBytes(): number;
  /** Returns the whole zip. */
  finish(): Uint8Array;
};

/** Creates an empty zip whose files have one time. */
export function createZipWriter(mtime: Date): ZipWriter {
  const chunks: Uint8Array[] = [];
  let written = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
    written += chunk.length;
  });
  return {
    async add(path, parts) {
      const file = new ZipDeflate(path, { level: 6 });
      file.mtime = mtime;
      zip.add(file);
      for await (const part of parts) {
        file.push(typeof part === "string" ? strToU8(part) : part);
        await nextTurn();
      }
      file.push(new Uint8Array(0), true);
    },
    writtenBytes: () => written,
    finish() {
      zip.end();
      return Buffer.concat(chunks);
    },
  };
}
