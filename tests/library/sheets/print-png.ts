import { crc32, deflateSync } from "node:zlib";
import type { IndexedPicture } from "./index-colors.ts";

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const bitsAPixel = 8;
const indexed = 3;

/** Prints an image as a PNG file with a palette, a third of the size of a browser's screenshot. */
export function printPng({ width, height, palette, pixels }: IndexedPicture): Buffer {
  const bytes = Buffer.from(pixels, "base64");
  // Every row starts with its filter type: none, the best for a palette.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    bytes.copy(rows, y * (width + 1) + 1, y * width, (y + 1) * width);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitsAPixel, indexed, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    printChunk("IHDR", header),
    printChunk("PLTE", Buffer.from(palette.flat())),
    printChunk("IDAT", deflateSync(rows, { level: 9 })),
    printChunk("IEND", Buffer.alloc(0)),
  ]);
}

function printChunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
