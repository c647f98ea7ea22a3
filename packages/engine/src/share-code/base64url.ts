const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Prints bytes with characters that an address can contain. */
export function printBase64url(bytes: readonly number[]): string {
  let text = "";
  for (let index = 0; index < bytes.length; index += 3) {
    const [first = 0, second = 0, third = 0] = bytes.slice(index, index + 3);
    const number = (first << 16) | (second << 8) | third;
    const count = Math.min(3, bytes.length - index) + 1;
    for (let place = 0; place < count; place += 1)
      text += alphabet.charAt((number >> (18 - place * 6)) & 63);
  }
  return text;
}

/** Parses bytes; undefined for a text that `printBase64url` never prints. */
export function parseBase64url(text: string): Uint8Array | undefined {
  const bytes: number[] = [];
  let number = 0;
  let bits = 0;
  for (const character of text) {
    const value = alphabet.indexOf(character);
    if (value < 0) return undefined;
    number = ((number << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((number >> bits) & 255);
  }
  const isWhole = bits < 6 && (number & (2 ** bits - 1)) === 0;
  return isWhole ? Uint8Array.from(bytes) : undefined;
}
