import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const compressible = /\.(html|js|css|svg|json|txt|webmanifest)$/;

/** Writes a brotli and a gzip copy of every text file, at the best compression. */
export function compressFiles(files: readonly string[]): void {
  for (const file of files.filter((name) => compressible.test(name))) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, compressBrotli(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
  }
}

function compressBrotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
