import type { ValueKind } from "#tokens/value-kind.ts";

/** A group of tokens and the namespace of Tailwind 4 whose utilities take its values. */
export type TailwindNamespace = {
  readonly group: string;
  readonly theme: string;
  readonly kind: ValueKind;
};

/** The namespaces of Tailwind 4 as it publishes them, and the groups of tokens that stand in them. */
export const tailwindNamespaces: readonly TailwindNamespace[] = [
  { group: "color", theme: "color", kind: "color" },
  { group: "font-family", theme: "font", kind: "fontFamily" },
  { group: "font-size", theme: "text", kind: "length" },
  { group: "font-weight", theme: "font-weight", kind: "number" },
  { group: "line-height", theme: "leading", kind: "number" },
  { group: "letter-spacing", theme: "tracking", kind: "length" },
  { group: "size", theme: "size", kind: "length" },
  { group: "spacing", theme: "spacing", kind: "length" },
  { group: "radius", theme: "radius", kind: "length" },
  { group: "shadow", theme: "shadow", kind: "shadow" },
  { group: "breakpoint", theme: "breakpoint", kind: "length" },
  { group: "z-index", theme: "z-index", kind: "number" },
  { group: "duration", theme: "transition-duration", kind: "duration" },
  { group: "easing", theme: "ease", kind: "easing" },
];
