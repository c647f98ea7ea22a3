import type { TopGroup } from "#tokens/top-groups.ts";
import type { ValueKind } from "#tokens/value-kind.ts";

/** A group of tokens and the namespace of Tailwind 4 whose utilities use its values. */
export type TailwindNamespace = {
  readonly group: string;
  readonly theme: string;
  readonly kind: ValueKind;
};

const namespaceOfGroup: Readonly<Record<TopGroup, Omit<TailwindNamespace, "group">>> = {
  color: { theme: "color", kind: "color" },
  "font-family": { theme: "font", kind: "fontFamily" },
  "font-size": { theme: "text", kind: "length" },
  "font-weight": { theme: "font-weight", kind: "number" },
  "line-height": { theme: "leading", kind: "number" },
  "letter-spacing": { theme: "tracking", kind: "length" },
  size: { theme: "size", kind: "length" },
  spacing: { theme: "spacing", kind: "length" },
  radius: { theme: "radius", kind: "length" },
  shadow: { theme: "shadow", kind: "shadow" },
  breakpoint: { theme: "breakpoint", kind: "length" },
  "z-index": { theme: "z-index", kind: "number" },
  duration: { theme: "transition-duration", kind: "duration" },
  easing: { theme: "ease", kind: "easing" },
};

/** The namespaces of Tailwind 4 as it publishes them, and the groups of tokens in them. */
export const tailwindNamespaces: readonly TailwindNamespace[] = Object.entries(
  namespaceOfGroup,
).map(([group, namespace]) => ({ group, ...namespace }));
