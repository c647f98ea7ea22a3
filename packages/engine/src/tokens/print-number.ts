/** A number in plain decimals, at most ten of them: no exponent, no trailing zeros, no negative zero. */
export function printNumber(value: number): string {
  const magnitude = Math.abs(value);
  if (magnitude < mostPlain && (magnitude >= leastPlain || magnitude === 0)) {
    const text = String(value);
    // Of a number below a hundred thousand the first ten decimals are exact, so a text that has no more is the one.
    if (text.length <= longestPlain) return text;
  }
  return printDecimals(value);
}

/** Between these JavaScript writes a number without an exponent, and 15 digits reach past the tenth decimal. */
const leastPlain = 1e-6;
const mostPlain = 1e5;
/** A nought, a point and ten decimals. */
const longestPlain = 12;

function printDecimals(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} has no digits to print`);
  const text = value.toFixed(10).replace(/\.?0+$/, "");
  return text === "-0" ? "0" : text;
}
