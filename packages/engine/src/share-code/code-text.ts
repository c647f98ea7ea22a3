import type { BitCoder } from "./bit-coder.ts";
import { codeCount, codeSymbol } from "./code-numbers.ts";
import { fontNames, words } from "./words.ts";

const indexBits = 10;
const variableSuffix = " Variable";

/** Codes texts; a text that occurs again is one number. */
export class TextCoder {
  readonly #coder: BitCoder;
  readonly #words: string[] = [...words, ...fontNames];
  readonly #places = new Map(this.#words.map((word, index) => [word, index]));

  constructor(coder: BitCoder) {
    this.#coder = coder;
  }

  /** Codes a text of parts between dots, such as a token path. */
  code(context: string, text: string): string {
    const isVariable = this.#coder.bit(`${context}v`, text.endsWith(variableSuffix), 0.05);
    if (isVariable)
      return this.#codeParts(context, text.slice(0, -variableSuffix.length)) + variableSuffix;
    return this.#codeParts(context, text);
  }

  #codeParts(context: string, text: string): string {
    const parts = text.split(".");
    const count = codeCount(this.#coder, `${context}.`, parts.length - 1) + 1;
    const coded: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const place = String(Math.min(index, 2));
      coded.push(this.#codeWord(`${context}${place}`, parts[index] ?? ""));
    }
    return coded.join(".");
  }

  #codeWord(context: string, word: string): string {
    const place = this.#places.get(word);
    const isKnown = this.#coder.bit(`${context}k`, place !== undefined, 0.95);
    if (!isKnown) return this.#learn(codeCharacters(this.#coder, word));
    return this.#words[codeSymbol(this.#coder, context, indexBits, place ?? 0)] ?? "";
  }

  #learn(word: string): string {
    if (this.#words.length < 2 ** indexBits && !this.#places.has(word)) {
      this.#places.set(word, this.#words.length);
      this.#words.push(word);
    }
    return word;
  }
}

/** Codes the UTF-16 units of a text; those of ASCII are short and follow the unit before them. */
function codeCharacters(coder: BitCoder, text: string): string {
  const length = codeCount(coder, "length", text.length);
  let coded = "";
  let last = 0;
  for (let index = 0; index < length; index += 1) {
    const unit = text.charCodeAt(index);
    const isAscii = coder.bit("ascii", unit < 128, 0.95);
    last = isAscii
      ? codeSymbol(coder, `ascii${String(last & 96)}`, 7, unit)
      : codeSymbol(coder, "wide", 16, unit);
    coded += String.fromCharCode(last);
  }
  return coded;
}
