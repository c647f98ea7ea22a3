import type { HexColor } from "#color/hex-color.ts";
import type { ColorValue, TokenValue } from "#tokens/token.ts";
import { tokenPath, type TokenPath } from "#tokens/token-path.ts";
import { rolePath } from "#checks/check-promises.ts";
import { measureColor, measureContrast, type MeasuredColor } from "#checks/measure-contrast.ts";
import { inks, measureStepPromises, type MeasuredPromise } from "#checks/step-promises.ts";
import { stepScaleOf } from "#checks/step-scale.ts";
import type { ColorDecisions } from "./decisions.ts";
import { listPalettes } from "./list-palettes.ts";

const inkColors = { white: inkOf(inks.white), black: inkOf(inks.black) } as const;

/** A minimum contrast that a step of a palette promises, with the measured one. */
export type StepPromise = {
  readonly step: string;
  /** White, black, or the name of another step. */
  readonly against: string;
  /** True when that is a step; steps may be called white or black, too. */
  readonly isAgainstStep: boolean;
  readonly leastContrast: number;
  readonly measuredContrast: number;
  readonly isKept: boolean;
};

/** The promises of a palette's steps, and whether the base is one of them; greys have no base. */
export type PaletteCheck = {
  readonly name: string;
  readonly isBaseKept: boolean;
  readonly promises: readonly StepPromise[];
};

/**
 * Measures every palette of a recipe in its resolved tokens. Includes the promises that pinned
 * steps, a pinned base and overrides break; the roles keep theirs. Measures a translucent step as
 * it appears over the page (`color.surface-1`). Measures a step with a wide color in both colors,
 * and the lower contrast counts. Throws a RangeError if the tokens lack a step.
 */
export function checkPalettes(
  recipe: { readonly color: ColorDecisions },
  values: ReadonlyMap<TokenPath, TokenValue>,
): readonly PaletteCheck[] {
  const { stepNames } = recipe.color.advanced;
  const scale = stepScaleOf(stepNames.length);
  const page = getColor(values, rolePath("surface-1")).value.hex;
  return listPalettes(recipe).map(({ name, base }) => {
    const colors = stepNames.map((step) => getColor(values, tokenPath(`color.${name}.${step}`)));
    const promises = measureStepPromises(scale, (index, against) => {
      const other = typeof against === "number" ? colors[against] : inkColors[against];
      return leastContrastOf(colors[index] as MeasuredColor, other as MeasuredColor, page);
    });
    return {
      name,
      isBaseKept: base === undefined || colors.some(({ value }) => isOpaque(value, base)),
      promises: promises.map((each) => nameSteps(each, stepNames)),
    };
  });
}

function nameSteps(
  { index, against, ...measured }: MeasuredPromise,
  stepNames: readonly string[],
): StepPromise {
  return {
    ...measured,
    step: stepNames[index] as string,
    against: typeof against === "number" ? (stepNames[against] as string) : against,
    isAgainstStep: typeof against === "number",
  };
}

/** Returns the lower contrast of the two: the ink on the step, and the step on the ink's color. */
function leastContrastOf(one: MeasuredColor, other: MeasuredColor, page: HexColor): number {
  return Math.min(measureContrast(one, other, page), measureContrast(other, one, page));
}

function isOpaque({ hex, alpha }: ColorValue, base: HexColor): boolean {
  return hex === base && alpha === 1;
}

function inkOf(hex: HexColor): MeasuredColor {
  return measureColor({ type: "color", hex, alpha: 1 });
}

function getColor(values: ReadonlyMap<TokenPath, TokenValue>, path: TokenPath): MeasuredColor {
  const value = values.get(path);
  if (value?.type === "color") return measureColor(value);
  throw new RangeError(`A palette needs a color at "${path}", and there is no color token there`);
}
