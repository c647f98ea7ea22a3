import { meanings } from "#checks/promised-pairs.ts";
import type { RoleName } from "#tokens/color-roles.ts";
import { statusNames } from "#checks/statuses.ts";
import type { Scheme } from "#tokens/modes/mode.ts";
import type { PaletteStep } from "../palette/index.ts";
import { rampOf, textOf } from "./meaning-texts.ts";

/**
 * A role that uses a step of a ramp: the nearest to the preferred one that keeps the role's
 * promises.
 */
export type StepRole = {
  readonly kind: "step";
  readonly name: RoleName;
  readonly ramp: string;
  readonly preferred: Readonly<Record<Scheme, PaletteStep | "base">>;
  /** The preferred step in high contrast, if it differs. */
  readonly preferredHigh?: Readonly<Record<Scheme, PaletteStep>>;
  /** The role of the white or black text on this one, which must stay readable. */
  readonly textRole?: RoleName;
  readonly description: string;
};
/**
 * A role for text on a solid fill: white if that is readable, else the darkest neutral, else black.
 */
type TextOnFillRole = {
  readonly kind: "ink";
  readonly name: RoleName;
  readonly description: string;
};
/** One role and how its color is chosen. */
export type RoleRow = StepRole | TextOnFillRole;

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
  {
    ...neutral("border", { light: 200, dark: 800 }, "Decorative lines, no contrast promise"),
    preferredHigh: { light: 400, dark: 600 },
  },
  neutral("border-control", { light: 500, dark: 500 }, "Borders of controls"),
  step("link", "primary", { light: 700, dark: 300 }, "Text links"),
  step("focus", "primary", { light: 600, dark: 400 }, "Focus ring"),
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
  const text = textOf(meaning);
  const solid = step(
    `${meaning}-solid`,
    ramp,
    { light: "base", dark: "base" },
    `Solid fill for ${text}`,
  );
  return [
    { ...solid, textRole: `on-${meaning}-solid` },
    { kind: "ink", name: `on-${meaning}-solid`, description: `Text on the solid fill for ${text}` },
    step(
      `on-${meaning}-subtle`,
      ramp,
      { light: 800, dark: 200 },
      `Text on the subtle surface for ${text}`,
    ),
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
