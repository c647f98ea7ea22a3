import { maxDecimals } from "#decisions/general-limits.ts";
import type { BitCoder } from "./bit-coder.ts";

const maxBits = 53;

/** Codes a whole number of a fixed number of bits, such as a choice or a byte. */
export function codeSymbol(coder: BitCoder, context: string, bits: number, value: number): number {
  let node = 1;
  for (let place = bits - 1; place >= 0; place -= 1) {
    const bit = coder.bit(`${context}/${String(node)}`, ((value >> place) & 1) === 1);
    node = node * 2 + Number(bit);
  }
  return node - 2 ** bits;
}

/** Codes a whole number from 0; small ones are short. */
export function codeCount(coder: BitCoder, context: string, value: number): number {
  const length = codeLength(coder, context, bitsOf(value + 1));
  let number = 1;
  for (let place = length - 2; place >= 0; place -= 1) {
    const bit = Math.floor((value + 1) / 2 ** place) % 2 === 1;
    const isTop = place >= length - 3;
    const name = isTop ? `${context}:${String(length)}:${String(number)}` : `${context}:low`;
    number = number * 2 + Number(coder.bit(name, bit));
  }
  return number - 1;
}

function codeLength(coder: BitCoder, context: string, length: number): number {
  let coded = 1;
  while (coded < maxBits && coder.bit(`${context}#${String(coded)}`, length > coded)) coded += 1;
  return coded;
}

function bitsOf(value: number): number {
  return value < 1 ? 1 : Math.min(maxBits, Math.floor(Math.log2(value)) + 1);
}

/** Codes a whole number of any sign. */
function codeWhole(coder: BitCoder, context: string, value: number): number {
  const isNegative = coder.bit(`${context}-`, value < 0);
  const size = codeCount(coder, context, Math.abs(value));
  return isNegative ? -size : size;
}

/** Codes a number with as many decimals as a recipe can have. */
export function codeNumber(coder: BitCoder, context: string, value: number): number {
  const decimals = codeCount(coder, `${context}.`, decimalsOf(value));
  const scale = 10 ** Math.min(decimals, maxDecimals);
  const scaled = codeWhole(coder, `${context}${String(decimals)}`, Math.round(value * scale));
  return scaled === 0 ? 0 : scaled / scale;
}

function decimalsOf(value: number): number {
  for (let decimals = 0; decimals < maxDecimals; decimals += 1) {
    const scale = 10 ** decimals;
    if (Math.round(value * scale) / scale === value) return decimals;
  }
  return maxDecimals;
}
