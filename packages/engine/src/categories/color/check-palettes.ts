import type { HexColor } from "#color/hex-color.ts";
import type { ColorValue, TokenValue } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { rolePath } from "#checks/check-promises.ts";
import { measureColor, measureContrast } from "#checks/measure-contrast.ts";
import type { MeasuredColor } from "#checks/measure-contrast.ts";
import { inks, measureStepPromisesBy } from "#checks/step-promises.ts";
import type { MeasuredPromise } from "#checks/step-promises.ts";
import { stepScaleOf } from "#checks/step-scale.ts";
import type { ColorDecisions } from "./decisions.ts";
import { listPalettes } from "./list-palettes.ts";

const inkColors = { white: inkOf(inks.white), black: inkOf(inks.black) } as const;

/** A least contrast that a step of a palette promises, and what was measured. */
export type StepPromise = {
  readonly step: string;
  /** White, black, or the name of another step. */
  readonly against: string;
  /** Whether that is a step, which may be called white or black, too. */
  readonly isAgainstStep: boolean;
  readonly leastContrast: number;
  readonly measuredContrast: number;
  readonly isKept: boolean;
};

/** What a palette promises of its steps, and whether its base is one of them; greys have no base to keep. */
export type PaletteCheck = {
  readonly name: string;
  readonly isBaseKept: boolean;
  readonly promises: readonly StepPromise[];
};

/**
 * Every palette of a recipe as its resolved tokens measure, whoever chose them: pinned steps, a pinned base and
 * overrides lose what they lose here, while the roles go on keeping their promises. A translucent step is measured as it
 * is seen over the page (`color.surface-1`), one with a wide color in both, and the lesser contrast counts. Throws a
 * RangeError for tokens that lack a step.
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
    const promises = measureStepPromisesBy(scale, (index, against) => {
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

/** An ink stands on the step, and the step on what has the ink's color. */
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
  throw new RangeError(`A palette needs a color at "${path}", and the tokens have none there`);
}
