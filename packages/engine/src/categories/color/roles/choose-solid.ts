import type { HexColor } from "#color/hex-color.ts";
import { hexOfOklch, oklchOf } from "#color/oklch.ts";
import type { Scheme } from "#tokens/modes/mode.ts";
import { leastBrandChroma } from "../brand-chroma.ts";
import {
  black,
  chooseNearest,
  chooseStep,
  fallbackSwatches,
  meets,
  white,
  type Demand,
} from "./choose-step.ts";
import type { ColorRamp } from "./color-ramps.ts";
import { contrastOf, literalSwatch, type Swatch } from "./swatch.ts";

/** The minimum contrast of a grey brand's fill with the page: less looks like a disabled control. */
const leastOfGrey = 8;
/** The minimum contrast of a brand's fill with the dark page. */
const leastInDark = 2;

/**
 * Chooses a solid fill that looks like the brand, over the page: the base itself in the light
 * scheme. In the dark one, the base or the nearest step that is visible. A grey brand has the base,
 * or else the neutral that is nearly black on a light page or nearly white on a dark one.
 */
export function chooseBrandSolid(
  ramp: ColorRamp,
  neutral: ColorRamp,
  scheme: Scheme,
  page: Swatch,
  demand: Demand,
): Swatch {
  const base = baseSwatch(ramp);
  if (isGreyBase(ramp.base)) return chooseGreySolid([base, ...endsOf(neutral, scheme)], page);
  const visible = { swatch: page, least: scheme === "light" ? 1 : leastInDark };
  if (meets(base, { on: [visible] })) return base;
  return chooseStep(ramp, ramp.baseIndex, scheme, { ...demand, on: [...demand.on, visible] });
}

/** Returns whether a base color is nearly grey. */
export function isGreyBase(base: HexColor): boolean {
  return oklchOf(base).c < leastBrandChroma;
}

/** Returns the base of a ramp: its step, unless that is pinned to another color. */
function baseSwatch({ base, baseIndex, swatches }: ColorRamp): Swatch {
  const step = swatches[baseIndex];
  return step?.hex === base ? step : literalSwatch(base);
}

function chooseGreySolid(preferred: readonly Swatch[], page: Swatch): Swatch {
  const demand = { on: [{ swatch: page, least: leastOfGrey }] };
  return preferred.find((swatch) => meets(swatch, demand)) ?? (preferred.at(-1) as Swatch);
}

/** Lists the darkest neutrals for the light scheme, or the lightest for the dark one. */
function endsOf(neutral: ColorRamp, scheme: Scheme): readonly Swatch[] {
  const at = scheme === "light" ? -1 : 0;
  return [neutral.swatches, fallbackSwatches(neutral)].map((each) => each.at(at) as Swatch);
}

/**
 * Chooses the text on a fill: white if it is readable, else the darkest neutral, else black; if
 * none is, the one with the most contrast.
 */
export function chooseInk(neutral: ColorRamp, demand: Demand): Swatch {
  const inks = [white, neutral.swatches.at(-1) as Swatch, black];
  return inks.find((ink) => meets(ink, demand)) ?? chooseNearest(inks, demand);
}

/** The difference in OKLab lightness between a fill and its next state, if the ramp has no step. */
const stateShift = 0.06;
/** The least distance in lightness of a state to white and black. */
const leastRest = 0.02;

/**
 * Chooses a state of a fill under the same text, the first or the second: the next readable steps
 * in the ramp of the fill, first those further from the page. If the fill itself has less contrast
 * than its text requests, the nearest steps that have it. If there are no two, chooses a color of
 * the same hue, away from the text.
 */
export function chooseState(
  ramps: readonly ColorRamp[],
  solid: Swatch,
  order: 1 | 2,
  scheme: Scheme,
  ink: Swatch,
  textContrast: number,
): Swatch {
  const own = contrastOf(ink, solid);
  const swatches = ramps.find((ramp) => ramp.swatches.includes(solid))?.swatches ?? [];
  const index = swatches.indexOf(solid);
  const first = scheme === "light" ? 1 : -1;
  const near = [first, 2 * first, -first, -2 * first];
  const listAll = () => swatches.flatMap((_, step) => [(step + 1) * first, -(step + 1) * first]);
  const listReadable = (distances: readonly number[], least: number): readonly Swatch[] =>
    distances.flatMap((distance) => {
      const swatch = swatches[index + distance];
      return swatch && contrastOf(swatch, ink) >= least ? [swatch] : [];
    });
  const requested = own < textContrast ? listReadable(listAll(), textContrast) : [];
  const [hovered, pressed] =
    requested.length > 1 ? requested : listReadable(near, Math.min(textContrast, own));
  if (hovered && pressed) return order === 1 ? hovered : pressed;
  const { l, c, h } = oklchOf(solid.hex);
  const away = ink.mostLuminance > solid.mostLuminance ? -stateShift : stateShift;
  const hasRest = Math.abs(l + 2 * away - 0.5) <= 0.5 - leastRest;
  return literalSwatch(hexOfOklch({ l: l + (hasRest ? away : -away) * order, c, h }));
}
