/**
 * Prints a number in plain decimals, at most ten of them: no exponent, no trailing zeros, no
 * negative zero.
 */
export function printNumber(value: number): string {
  const magnitude = Math.abs(value);
  if (magnitude < mostPlain && (magnitude >= leastPlain || magnitude === 0)) {
    const text = String(value);
    // The first ten decimals of a number below a hundred thousand are exact, so a text without more
    // is correct.
    if (text.length <= longestPlain) return text;
  }
  return printDecimals(value);
}

/**
 * Between these JavaScript prints a number without an exponent, and 15 digits include the tenth
 * decimal.
 */
const leastPlain = 1e-6;
const mostPlain = 1e5;
/** A zero, a point and ten decimals. */
const longestPlain = 12;

function printDecimals(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} has no digits to print`);
  const text = value.toFixed(10).replace(/\.?0+$/, "");
  return text === "-0" ? "0" : text;
}
