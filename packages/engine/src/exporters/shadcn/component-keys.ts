import { tokenPath } from "#tokens/token-path.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { ValueKind } from "#tokens/value-kind.ts";

/** A variable that the components of shadcn/ui read, and the token that plays its part. */
export type ComponentKey = {
  readonly key: string;
  readonly token: TokenPath;
  readonly kind: ValueKind;
};

/**
 * The variables of shadcn/ui for Tailwind 4 in the order of its own file. A pair of a surface and its foreground takes
 * two roles that promise each other their contrast; charts take the solid fills, which stand out from every surface.
 */
export const componentKeys: readonly ComponentKey[] = [
  { key: "radius", token: tokenPath("radius.m"), kind: "length" },
  color("background", "surface-1"),
  color("foreground", "text"),
  color("card", "surface-2"),
  color("card-foreground", "text"),
  color("popover", "surface-3"),
  color("popover-foreground", "text"),
  color("primary", "action-solid"),
  color("primary-foreground", "on-action-solid"),
  color("secondary", "surface-4"),
  color("secondary-foreground", "text"),
  color("muted", "surface-0"),
  color("muted-foreground", "text-muted"),
  color("accent", "surface-4"),
  color("accent-foreground", "text"),
  color("destructive", "danger-solid"),
  color("destructive-foreground", "on-danger-solid"),
  color("border", "border"),
  color("input", "border-control"),
  color("ring", "focus"),
  color("chart-1", "action-solid"),
  color("chart-2", "success-solid"),
  color("chart-3", "warning-solid"),
  color("chart-4", "danger-solid"),
  color("chart-5", "info-solid"),
  color("sidebar", "surface-2"),
  color("sidebar-foreground", "text"),
  color("sidebar-primary", "action-solid"),
  color("sidebar-primary-foreground", "on-action-solid"),
  color("sidebar-accent", "surface-4"),
  color("sidebar-accent-foreground", "text"),
  color("sidebar-border", "border"),
  color("sidebar-ring", "focus"),
];

function color(key: string, role: string): ComponentKey {
  return { key, token: tokenPath(`color.${role}`), kind: "color" };
}

const keys: ReadonlySet<string> = new Set(componentKeys.map(({ key }) => key));

/** Whether a variable is one that the components read. */
export function isComponentKey(variable: string): boolean {
  return keys.has(variable);
}
