import { createDateModel } from "./date-model.ts";
import type { Mask, MaskValue } from "./mask.ts";
import type { MaskModel } from "./mask-model.ts";
import { createNumberModel } from "./number-model.ts";
import { createRangeModel } from "./range-model.ts";
import { createEnumModel, createPatternModel, createRegExpModel } from "./text-models.ts";

/** Creates the model of a mask in a language. */
export function createMaskModel<Of extends Mask>(
  mask: Of,
  locale: string,
): MaskModel<MaskValue<Of>> {
  // TypeScript cannot derive MaskValue from the switch over kinds.
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
