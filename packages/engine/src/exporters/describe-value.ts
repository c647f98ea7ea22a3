import { printTokenValue } from "#tokens/print-token-value.ts";
import type { TokenValue } from "#tokens/token.ts";

/** A value as a text that is another for every other value, also where only wide screens show the difference. */
export function describeValue(value: TokenValue): string {
  const text = printTokenValue(value);
  if (value.type !== "color" || !value.wide) return text;
  const { l, c, h } = value.wide;
  return `${text} ${l} ${c} ${h}`;
}
