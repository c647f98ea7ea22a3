import { encodeFile, type EncodedBytes } from "./encode-file.ts";
import type { Encoding } from "./find-encoding.ts";

/** Returns a function that prints a text at the first call, and encodes it once in each encoding. */
export function encodeOnce(print: () => string): (encoding: Encoding) => Promise<EncodedBytes> {
  let text: string | undefined;
  const encoded = new Map<Encoding, Promise<EncodedBytes>>();
  return (encoding) => {
    const known = encoded.get(encoding);
    if (known) return known;
    text ??= print();
    const bytes = encodeFile(text, encoding);
    encoded.set(encoding, bytes);
    return bytes;
  };
}
