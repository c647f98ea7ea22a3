import type { RangeMask } from "./mask.ts";
import { type MaskModel, toPlainCharacters } from "./mask-model.ts";
import { RangeBlock } from "./range-block.ts";

/** Creates the model of a range. */
export function createRangeModel({ from, to, width }: RangeMask): MaskModel<number | null> {
  const masked = new RangeBlock({
    from,
    to,
    maxLength: width ?? String(to).length,
    prepare: toPlainCharacters,
    commit: (text) => {
      if (text !== "" && Number(text) >= from && Number(text) <= to) masked.pad();
    },
  });
  return {
    masked,
    read() {
      const { isComplete } = masked;
      return { value: isComplete ? Number(masked.value) : null, isComplete };
    },
    write(value) {
      masked.value = value === null ? "" : String(value).padStart(masked.maxLength, "0");
    },
  };
}
