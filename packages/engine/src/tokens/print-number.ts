/** A number in plain decimals, at most ten of them: no exponent, no trailing zeros, no negative zero. */
export function printNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} has no digits to print`);
  const text = value.toFixed(10).replace(/\.?0+$/, "");
  return text === "-0" ? "0" : text;
}
