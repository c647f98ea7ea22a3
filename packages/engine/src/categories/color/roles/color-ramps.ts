import { stepScaleOf, windowIndexOf, type StepScale } from "#checks/step-scale.ts";
import { relativeLuminance } from "#color/contrast.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { AdvancedColor, Taste } from "../advanced-color.ts";
import type { ColorDecisions } from "../decisions.ts";
import { statusNames } from "#checks/statuses.ts";
import {
  generateNeutrals,
  generateSteps,
  generateTints,
  widenSteps,
  type PaletteDesign,
  type PalettePins,
} from "../palette/index.ts";
import type { Alias, TokenDefinition } from "#tokens/token.ts";
import { aliasSwatch, literalSwatch, type Swatch } from "./swatch.ts";

/** The steps of a ramp. */
export type ColorRamp = {
  /**
   * The second segment of its steps' token paths: primary, neutral, a status or an extra palette.
   */
  readonly name: string;
  readonly base: HexColor;
  readonly baseIndex: number;
  readonly scale: StepScale;
  readonly taste: Taste;
  readonly stepNames: readonly string[];
  readonly swatches: readonly Swatch[];
  /** The quiet tints of the ramp, if a recipe has tints. */
  readonly tints?: readonly Swatch[];
};

/** Generates the ramps of a recipe by name, in the order of their tokens. */
export function generateRamps(color: ColorDecisions): ReadonlyMap<string, ColorRamp> {
  const { base, status, advanced } = color;
  const ramps = [
    generateRamp("primary", base, advanced),
    generateNeutralRamp(color, advanced),
    ...statusNames.map((name) => generateRamp(name, status[name], advanced)),
    ...Object.entries(advanced.palettes).map(([name, palette]) =>
      generateRamp(name, palette.base, advanced),
    ),
  ];
  return new Map(ramps.map((ramp) => [ramp.name, ramp]));
}

/** The definitions that some tokens are pinned to, by path. */
export type Pins = Readonly<Record<string, TokenDefinition>>;

/**
 * Returns the ramps with the steps as the roles see them: a step that is pinned to an opaque color
 * has that color. A step that is pinned to anything else is no longer a color that roles can rely
 * on, so that they have the generated color themselves.
 */
export function pinSteps(
  ramps: ReadonlyMap<string, ColorRamp>,
  pins: Pins,
): ReadonlyMap<string, ColorRamp> {
  if (Object.keys(pins).length === 0) return ramps;
  return new Map(
    [...ramps].map(([name, ramp]) => {
      const { swatches, tints } = ramp;
      const pinned = { ...ramp, swatches: swatches.map((swatch) => pinSwatch(swatch, pins)) };
      return [
        name,
        tints ? { ...pinned, tints: tints.map((tint) => pinSwatch(tint, pins)) } : pinned,
      ];
    }),
  );
}

function pinSwatch(swatch: Swatch, pins: Pins): Swatch {
  const { to } = swatch.definition as Alias;
  const pin = Object.hasOwn(pins, to) ? pins[to] : undefined;
  if (!pin) return swatch;
  return pin.type === "color" && pin.alpha === 1
    ? aliasSwatch(to, pin.hex, pin.wide)
    : literalSwatch(swatch.hex);
}

function generateRamp(name: string, base: HexColor, advanced: AdvancedColor): ColorRamp {
  const { stepNames, hasTints, taste } = advanced;
  const scale = stepScaleOf(stepNames.length);
  const design: PaletteDesign = { scale, taste };
  const pins = pinsOf(name, advanced);
  const { baseIndex, colors } = generateSteps(base, design, pins);
  const wides = widenSteps(base, colors, design, (i) => i === baseIndex || pins.colors.has(i));
  const swatches = colors.map((hex, i) =>
    aliasSwatch(`color.${name}.${stepNames[i]}`, hex, wides[i]),
  );
  const ramp = { name, base, baseIndex, scale, taste, stepNames, swatches };
  if (!hasTints) return ramp;
  const tints = generateTints(base, scale, taste).map((hex, i) =>
    aliasSwatch(`color.${name}-tint.${stepNames[i]}`, hex),
  );
  return { ...ramp, tints };
}

function generateNeutralRamp(
  { base, neutralChroma }: ColorDecisions,
  { stepNames, taste }: AdvancedColor,
): ColorRamp {
  const scale = stepScaleOf(stepNames.length);
  const swatches = generateNeutrals(base, neutralChroma, scale).map((hex, i) =>
    aliasSwatch(`color.neutral.${stepNames[i]}`, hex),
  );
  const baseIndex = windowIndexOf(scale, relativeLuminance(base));
  return { name: "neutral", base, baseIndex, scale, taste, stepNames, swatches };
}

function pinsOf(name: string, { stepNames, baseSteps, pinnedSteps }: AdvancedColor): PalettePins {
  const baseStep = Object.hasOwn(baseSteps, name) ? baseSteps[name] : undefined;
  const steps = Object.entries((Object.hasOwn(pinnedSteps, name) && pinnedSteps[name]) || {});
  return {
    ...(baseStep !== undefined && { baseIndex: stepNames.indexOf(baseStep) }),
    colors: new Map(steps.map(([step, hex]) => [stepNames.indexOf(step), hex])),
  };
}
