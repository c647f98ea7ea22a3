import { meanings } from "#checks/promised-pairs.ts";
import type { RoleName } from "#tokens/color-roles.ts";
import { statusNames } from "#checks/statuses.ts";
import type { Scheme } from "#tokens/modes/mode.ts";
import type { PaletteStep } from "../palette/index.ts";
import { rampOf, textOf } from "./meaning-texts.ts";

type Row<Kind extends string> = {
  readonly kind: Kind;
  readonly name: RoleName;
  readonly description: string;
};

/**
 * A role that uses a step of a ramp: the nearest to the preferred one that keeps the role's
 * promises.
 */
type StepRole = Row<"step"> & {
  readonly ramp: string;
  readonly preferred: Readonly<Record<Scheme, PaletteStep>>;
  /** The preferred step in high contrast, if it differs. */
  readonly preferredHigh?: Readonly<Record<Scheme, PaletteStep>>;
};
/** A solid fill: the base of a ramp, or the step nearest to it that keeps the role's promises. */
type SolidRole = Row<"solid"> & {
  readonly ramp: string;
  /** The role of the white or black text on this one, which must stay readable. */
  readonly textRole: RoleName;
};
/** The first or the second state of a solid fill, under the same text. */
type StateRole = Row<"state"> & {
  readonly ramp: string;
  readonly solid: RoleName;
  readonly textRole: RoleName;
  readonly order: 1 | 2;
};
/** The visible edge of a solid fill: the fill itself, or the step nearest to its ramp's base. */
type EdgeRole = Row<"edge"> & { readonly ramp: string; readonly solid: RoleName };
/**
 * A role for text on a solid fill: white if that is readable, else the darkest neutral, else black.
 */
type TextOnFillRole = Row<"ink">;
/** A translucent layer between a dialog and the page. */
type ScrimRole = Row<"scrim">;

/** One role and how its color is chosen. */
export type RoleRow = StepRole | SolidRole | StateRole | EdgeRole | TextOnFillRole | ScrimRole;

/**
 * Lists the roles that are not surfaces, each after the roles of its backgrounds, those of extra
 * palettes last.
 */
export function roleTableOf(paletteNames: readonly string[]): readonly RoleRow[] {
  return [...roleTable, ...paletteNames.flatMap(rolesOfPalette)];
}

const roleTable: readonly RoleRow[] = [
  neutral("text", { light: 950, dark: 50 }, "Text and icons"),
  neutral("text-muted", { light: 600, dark: 400 }, "Secondary text"),
  neutral("text-placeholder", { light: 500, dark: 500 }, "Placeholders of fields"),
  {
    ...neutral("border", { light: 200, dark: 800 }, "Decorative lines, no contrast promise"),
    preferredHigh: { light: 400, dark: 600 },
  },
  neutral("border-control", { light: 500, dark: 500 }, "Borders of controls"),
  neutral("disabled", { light: 200, dark: 800 }, "Fill of disabled controls"),
  neutral("on-disabled", { light: 500, dark: 500 }, "Text on disabled controls"),
  { kind: "scrim", name: "scrim", description: "Layer between a dialog and the page" },
  step("link", "primary", { light: 700, dark: 300 }, "Text links"),
  step("focus", "primary", { light: 600, dark: 400 }, "Focus ring, with a gap to its control"),
  ...meanings.flatMap(rolesOf),
  ...statusNames.map(textRoleOf),
];

function rolesOfPalette(name: string): readonly RoleRow[] {
  return [
    ...rolesOf(name),
    textRoleOf(name),
    step(`${name}-border`, name, { light: 500, dark: 500 }, `Borders for ${textOf(name)}`),
  ];
}

function textRoleOf(meaning: string): StepRole {
  const description = `Text and icons for ${textOf(meaning)} on neutral surfaces`;
  return step(`${meaning}-text`, meaning, { light: 700, dark: 300 }, description);
}

function rolesOf(meaning: string): readonly RoleRow[] {
  const ramp = rampOf(meaning);
  const fill = `solid fill for ${textOf(meaning)}`;
  const solid = `${meaning}-solid` as const;
  const textRole = `on-${solid}` as const;
  const subtle = `Text on the subtle surface for ${textOf(meaning)}`;
  const state = { kind: "state", ramp, solid, textRole } as const;
  return [
    { kind: "solid", name: solid, ramp, textRole, description: `S${fill.slice(1)}` },
    { ...state, name: `${solid}-hover`, order: 1, description: `Hovered ${fill}` },
    { ...state, name: `${solid}-pressed`, order: 2, description: `Pressed ${fill}` },
    { kind: "edge", name: `${solid}-border`, ramp, solid, description: `Edge of the ${fill}` },
    { kind: "ink", name: textRole, description: `Text on the ${fill}` },
    step(`on-${meaning}-subtle`, ramp, { light: 800, dark: 200 }, subtle),
  ];
}

function neutral(name: RoleName, preferred: StepRole["preferred"], description: string): StepRole {
  return step(name, "neutral", preferred, description);
}

function step(
  name: RoleName,
  ramp: string,
  preferred: StepRole["preferred"],
  description: string,
): StepRole {
  return { kind: "step", name, ramp, preferred, description };
}
