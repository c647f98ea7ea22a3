import type { ValueKind } from "#tokens/value-kind.ts";

/** A variable of the shadcn/ui components, and the path of the token with its value. */
export type ComponentKey = {
  readonly key: string;
  readonly token: string;
  readonly kind: ValueKind;
};

/**
 * The variables of shadcn/ui for Tailwind 4 in the order of its own file. A pair of a surface and
 * its foreground has two roles that promise each other their contrast; charts have the colors of
 * categories, which also differ with a color-vision deficiency.
 */
export const componentKeys: readonly ComponentKey[] = [
  { key: "radius", token: "radius.l", kind: "length" },
  { key: "background", token: "color.surface-1", kind: "color" },
  { key: "foreground", token: "color.text", kind: "color" },
  { key: "card", token: "color.surface-2", kind: "color" },
  { key: "card-foreground", token: "color.text", kind: "color" },
  { key: "popover", token: "color.surface-3", kind: "color" },
  { key: "popover-foreground", token: "color.text", kind: "color" },
  { key: "primary", token: "color.action-solid", kind: "color" },
  { key: "primary-foreground", token: "color.on-action-solid", kind: "color" },
  { key: "secondary", token: "color.surface-4", kind: "color" },
  { key: "secondary-foreground", token: "color.text", kind: "color" },
  { key: "muted", token: "color.surface-0", kind: "color" },
  { key: "muted-foreground", token: "color.text-muted", kind: "color" },
  { key: "accent", token: "color.surface-4", kind: "color" },
  { key: "accent-foreground", token: "color.text", kind: "color" },
  { key: "destructive", token: "color.danger-solid", kind: "color" },
  { key: "destructive-foreground", token: "color.on-danger-solid", kind: "color" },
  { key: "border", token: "color.border", kind: "color" },
  { key: "input", token: "color.border-control", kind: "color" },
  { key: "ring", token: "color.focus", kind: "color" },
  { key: "chart-1", token: "color.data.1", kind: "color" },
  { key: "chart-2", token: "color.data.2", kind: "color" },
  { key: "chart-3", token: "color.data.3", kind: "color" },
  { key: "chart-4", token: "color.data.4", kind: "color" },
  { key: "chart-5", token: "color.data.5", kind: "color" },
  { key: "sidebar", token: "color.surface-2", kind: "color" },
  { key: "sidebar-foreground", token: "color.text", kind: "color" },
  { key: "sidebar-primary", token: "color.action-solid", kind: "color" },
  { key: "sidebar-primary-foreground", token: "color.on-action-solid", kind: "color" },
  { key: "sidebar-accent", token: "color.surface-4", kind: "color" },
  { key: "sidebar-accent-foreground", token: "color.text", kind: "color" },
  { key: "sidebar-border", token: "color.border", kind: "color" },
  { key: "sidebar-ring", token: "color.focus", kind: "color" },
];
