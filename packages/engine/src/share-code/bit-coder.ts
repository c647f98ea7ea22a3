import { BitModels } from "./bit-models.ts";

/**
 * Codes bits: a writer appends the given bit, a reader ignores it and returns the stored one. One
 * function therefore describes a layout for both directions.
 */
export type BitCoder = {
  readonly bit: (context: string, bit: boolean, initial?: number) => boolean;
};

/** The error of a reader whose code ends before its content. */
export class EndOfCode extends Error {}

/** The interval of an arithmetic coder: 32-bit bounds, and the bound between 1 and 0. */
class Interval {
  low = 0;
  high = 0xffffffff;

  middle(chance: number): number {
    const range = this.high - this.low;
    return this.low + Math.floor(range / 65_536) * chance;
  }

  narrow(middle: number, bit: boolean): void {
    if (bit) this.high = middle;
    else this.low = middle + 1;
  }

  /** Returns whether both bounds share their first byte, which is then final. */
  hasFinalByte(): boolean {
    return ((this.low ^ this.high) & 0xff000000) === 0;
  }

  shift(): void {
    this.low = (this.low << 8) >>> 0;
    this.high = ((this.high << 8) | 0xff) >>> 0;
  }
}

/** Writes bits as an arithmetic code. */
export class BitWriter implements BitCoder {
  readonly #bytes: number[] = [];
  readonly #interval = new Interval();
  readonly #models = new BitModels();

  bit(context: string, bit: boolean, initial?: number): boolean {
    const interval = this.#interval;
    interval.narrow(interval.middle(this.#models.chanceOf(context, initial)), bit);
    this.#models.update(context, bit);
    while (interval.hasFinalByte()) {
      this.#bytes.push(interval.high >>> 24);
      interval.shift();
    }
    return bit;
  }

  /** Returns the code; the reader adds zeros at its end. */
  finish(): readonly number[] {
    const { low, high } = this.#interval;
    return [...this.#bytes, ...shortestWithin(low, high)];
  }
}

/** Returns the fewest bytes that, followed by zeros, are a number within the bounds. */
function shortestWithin(low: number, high: number): readonly number[] {
  for (let count = 0; count <= 4; count += 1) {
    const unit = 2 ** (8 * (4 - count));
    const number = Math.ceil(low / unit) * unit;
    if (number <= high) return bytesOf(number).slice(0, count);
  }
  return bytesOf(low);
}

function bytesOf(number: number): readonly number[] {
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff);
}

/** The bytes that a reader may take after the end of a code: those of its interval. */
const spareBytes = 4;

/** Reads bits from an arithmetic code; throws `EndOfCode` if it has no more. */
export class BitReader implements BitCoder {
  readonly #code: Uint8Array;
  readonly #interval = new Interval();
  readonly #models = new BitModels();
  #next = 0;
  #value = 0;

  constructor(code: Uint8Array) {
    this.#code = code;
    for (let index = 0; index < 4; index += 1) this.#take();
  }

  bit(context: string, _bit: boolean, initial?: number): boolean {
    const interval = this.#interval;
    const middle = interval.middle(this.#models.chanceOf(context, initial));
    const bit = this.#value <= middle;
    interval.narrow(middle, bit);
    this.#models.update(context, bit);
    while (interval.hasFinalByte()) {
      interval.shift();
      this.#take();
    }
    return bit;
  }

  #take(): void {
    if (this.#next >= this.#code.length + spareBytes) throw new EndOfCode();
    this.#value = ((this.#value << 8) | (this.#code[this.#next] ?? 0)) >>> 0;
    this.#next += 1;
  }
}
