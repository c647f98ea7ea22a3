import { createDateModel } from "./date-model.ts";
import type { Mask, MaskValue } from "./mask.ts";
import type { MaskModel } from "./mask-model.ts";
import { createNumberModel } from "./number-model.ts";
import { createRangeModel } from "./range-model.ts";
import { createEnumModel, createPatternModel, createRegExpModel } from "./text-models.ts";

/** Puts a mask to work, in a language. */
export function createMaskModel<Of extends Mask>(
  mask: Of,
  locale: string,
): MaskModel<MaskValue<Of>> {
  // What a kind gives out is said once more by MaskValue, which TypeScript cannot follow through a switch.
  return create(mask, locale) as unknown as MaskModel<MaskValue<Of>>;
}

function create(
  mask: Mask,
  locale: string,
): MaskModel<string> | MaskModel<number | null> | MaskModel<string | null> {
  switch (mask.kind) {
    case "number":
      return createNumberModel(mask, locale);
    case "date":
      return createDateModel(mask, locale);
    case "range":
      return createRangeModel(mask);
    case "enum":
      return createEnumModel(mask, locale);
    case "regexp":
      return createRegExpModel(mask);
    case "pattern":
      return createPatternModel(mask);
  }
}
