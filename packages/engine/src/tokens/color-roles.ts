/** The neutral surfaces, from the sunken one to the filled one. */
export const surfaceNames = [
  "surface-0",
  "surface-1",
  "surface-2",
  "surface-3",
  "surface-4",
] as const;

/** The roles that exist once, by the last segment of their token paths. */
const singleRoles = [
  ...surfaceNames,
  "surface-selected",
  "text",
  "text-muted",
  "text-placeholder",
  "link",
  "border",
  "border-control",
  "focus",
  "disabled",
  "scrim",
] as const;

/** The roles of every palette with roles, by the suffix of their names; a suffix of another is later. */
const paletteRoles = [
  "solid-hover",
  "solid-pressed",
  "solid-border",
  "solid",
  "subtle",
  "text",
  "border",
] as const;

/**
 * The color roles, as the last segment of their token paths. Extra palettes have roles of any name.
 */
export type RoleName =
  | (typeof singleRoles)[number]
  | "on-disabled"
  | `${string}-${(typeof paletteRoles)[number]}`;

/** Lists the roles of a palette with roles. */
export function roleNamesOf(palette: string): readonly RoleName[] {
  return [
    ...paletteRoles.map((role): RoleName => `${palette}-${role}`),
    `on-${palette}-solid`,
    `on-${palette}-subtle`,
  ];
}

/** Finds the palette of a role; undefined for the roles that exist once. */
export function findRolePalette(role = ""): string | undefined {
  if (singleRoles.some((each) => each === role) || role === "on-disabled") return undefined;
  const name = role.replace(/^on-/, "");
  const suffix = paletteRoles.find((each) => name.endsWith(`-${each}`));
  return suffix && name.slice(0, -suffix.length - 1);
}

/** The kinds of color roles; `on` is the text on a fill or a surface. */
export type RoleKind = (typeof singleRoles | typeof paletteRoles)[number] | "on";

/** Finds the kind of a color role; undefined for any other token. */
export function findRoleKind(path: string): RoleKind | undefined {
  const [, name = ""] = /^color\.(.*)$/.exec(path) ?? [];
  if (name.startsWith("on-")) return "on";
  const single = singleRoles.find((role) => role === name);
  return single ?? paletteRoles.find((role) => name.endsWith(`-${role}`));
}
