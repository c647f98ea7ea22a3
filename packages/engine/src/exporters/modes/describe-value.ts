import { printTokenValue } from "#tokens/print-token-value.ts";
import type { TokenValue } from "#tokens/token.ts";

/** Whether two values are described alike; values that are one, and colors of two kinds of opaque, are told at a glance. */
export function isSameValue(one: TokenValue, other: TokenValue): boolean {
  if (one === other) return true;
  if (one.type === "color" && other.type === "color" && one.hex !== other.hex) return false;
  return describeValue(one) === describeValue(other);
}

/** A value as a text that is another for every other value, also where only wide screens show the difference. */
export function describeValue(value: TokenValue): string {
  const text = printTokenValue(value);
  if (value.type !== "color" || !value.wide) return text;
  const { l, c, h } = value.wide;
  return `${text} ${l} ${c} ${h}`;
}
