import type { HexColor } from "#color/hex-color.ts";
import type { ValueKind } from "#tokens/value-kind.ts";

/** A variable of the shadcn/ui components, and the path of the token with its value. */
export type ComponentKey = {
  readonly key: string;
  /** The path of its token, or one for each scheme. */
  readonly token: string | { readonly light: string; readonly dark: string };
  readonly kind: ValueKind;
  /** The variable of Tailwind's theme that creates its utilities; absent for none. */
  readonly theme?: string;
  /** For the text on a fill that components hover: the key of the fill. */
  readonly hoveredFill?: string;
  /** For a ring that components draw translucent: the start of the paths of its palette's steps. */
  readonly steps?: string;
};

/**
 * A fill between a surface and its border. Surfaces differ so little from one another that a button
 * in the color of one would be invisible on another.
 */
const quietFill = { light: "color.neutral.200", dark: "color.neutral.900" };

/**
 * The variables of shadcn/ui for Tailwind 4 in the order of its own file. A pair of a surface and
 * its foreground has two roles that promise each other their contrast; charts have the colors of
 * categories, which also differ with a color-vision deficiency. `text-primary` and
 * `text-destructive` are links and messages on surfaces: they have the colors of text and not those
 * of fills.
 */
export const componentKeys: readonly ComponentKey[] = [
  { key: "radius", token: "radius.l", kind: "length" },
  { key: "background", token: "color.surface-1", kind: "color", theme: "color-background" },
  { key: "foreground", token: "color.text", kind: "color", theme: "color-foreground" },
  { key: "card", token: "color.surface-2", kind: "color", theme: "color-card" },
  { key: "card-foreground", token: "color.text", kind: "color", theme: "color-card-foreground" },
  { key: "popover", token: "color.surface-3", kind: "color", theme: "color-popover" },
  {
    key: "popover-foreground",
    token: "color.text",
    kind: "color",
    theme: "color-popover-foreground",
  },
  { key: "primary", token: "color.action-solid", kind: "color", theme: "color-primary" },
  {
    key: "primary-foreground",
    token: "color.on-action-solid",
    kind: "color",
    theme: "color-primary-foreground",
    hoveredFill: "primary",
  },
  { key: "primary-text", token: "color.link", kind: "color", theme: "text-color-primary" },
  { key: "secondary", token: quietFill, kind: "color", theme: "color-secondary" },
  {
    key: "secondary-foreground",
    token: "color.text",
    kind: "color",
    theme: "color-secondary-foreground",
  },
  // Tabs have 60 % of the text on it, which surface-0 is too dark for.
  { key: "muted", token: "color.surface-4", kind: "color", theme: "color-muted" },
  {
    key: "muted-foreground",
    token: "color.text-muted",
    kind: "color",
    theme: "color-muted-foreground",
  },
  { key: "accent", token: "color.surface-4", kind: "color", theme: "color-accent" },
  {
    key: "accent-foreground",
    token: "color.text",
    kind: "color",
    theme: "color-accent-foreground",
  },
  { key: "destructive", token: "color.danger-solid", kind: "color", theme: "color-destructive" },
  {
    key: "destructive-foreground",
    token: "color.on-danger-solid",
    kind: "color",
    theme: "color-destructive-foreground",
  },
  {
    key: "destructive-text",
    token: "color.danger-text",
    kind: "color",
    theme: "text-color-destructive",
  },
  { key: "border", token: "color.border", kind: "color", theme: "color-border" },
  { key: "input", token: "color.border-control", kind: "color", theme: "color-input" },
  {
    key: "ring",
    token: "color.focus",
    kind: "color",
    theme: "color-ring",
    steps: "color.primary.",
  },
  { key: "chart-1", token: "color.data.1", kind: "color", theme: "color-chart-1" },
  { key: "chart-2", token: "color.data.2", kind: "color", theme: "color-chart-2" },
  { key: "chart-3", token: "color.data.3", kind: "color", theme: "color-chart-3" },
  { key: "chart-4", token: "color.data.4", kind: "color", theme: "color-chart-4" },
  { key: "chart-5", token: "color.data.5", kind: "color", theme: "color-chart-5" },
  { key: "sidebar", token: "color.surface-2", kind: "color", theme: "color-sidebar" },
  {
    key: "sidebar-foreground",
    token: "color.text",
    kind: "color",
    theme: "color-sidebar-foreground",
  },
  {
    key: "sidebar-primary",
    token: "color.action-solid",
    kind: "color",
    theme: "color-sidebar-primary",
  },
  {
    key: "sidebar-primary-foreground",
    token: "color.on-action-solid",
    kind: "color",
    theme: "color-sidebar-primary-foreground",
    hoveredFill: "sidebar-primary",
  },
  { key: "sidebar-accent", token: "color.surface-4", kind: "color", theme: "color-sidebar-accent" },
  {
    key: "sidebar-accent-foreground",
    token: "color.text",
    kind: "color",
    theme: "color-sidebar-accent-foreground",
  },
  { key: "sidebar-border", token: "color.border", kind: "color", theme: "color-sidebar-border" },
  { key: "sidebar-ring", token: "color.focus", kind: "color", theme: "color-sidebar-ring" },
  { key: "font-sans", token: "font-family.body", kind: "fontFamily", theme: "font-sans" },
  { key: "font-heading", token: "font-family.heading", kind: "fontFamily", theme: "font-heading" },
  { key: "font-mono", token: "font-family.code", kind: "fontFamily", theme: "font-mono" },
  { key: "shadow-2xs", token: "shadow.1", kind: "shadow", theme: "shadow-2xs" },
  { key: "shadow-xs", token: "shadow.1", kind: "shadow", theme: "shadow-xs" },
  { key: "shadow-sm", token: "shadow.2", kind: "shadow", theme: "shadow-sm" },
  { key: "shadow-md", token: "shadow.3", kind: "shadow", theme: "shadow-md" },
  { key: "shadow-lg", token: "shadow.4", kind: "shadow", theme: "shadow-lg" },
  { key: "shadow-xl", token: "shadow.5", kind: "shadow", theme: "shadow-xl" },
  { key: "shadow-2xl", token: "shadow.5", kind: "shadow", theme: "shadow-2xl" },
];

/** The keys of the surfaces under a button, through which its hovered fill is seen. */
export const keysUnderButtons: readonly string[] = ["background", "card", "popover", "muted"];

/** The colors of text on a hovered fill on which that of the token is not readable. */
export const hoverInks: readonly HexColor[] = ["#000000" as HexColor, "#ffffff" as HexColor];

/** The radii as shadcn/ui derives them from its one radius, by the variables of Tailwind's theme. */
export const derivedRadii: readonly (readonly [variable: string, value: string])[] = [
  ["radius-sm", "calc(var(--radius) * 0.6)"],
  ["radius-md", "calc(var(--radius) * 0.8)"],
  ["radius-lg", "var(--radius)"],
  ["radius-xl", "calc(var(--radius) * 1.4)"],
  ["radius-2xl", "calc(var(--radius) * 1.8)"],
  ["radius-3xl", "calc(var(--radius) * 2.2)"],
  ["radius-4xl", "calc(var(--radius) * 2.6)"],
];
