import MaskedNumber from "imask/masked/number";
import type { NumberMask } from "./mask.ts";
import { type MaskModel, toPlainCharacters } from "./mask-model.ts";
import { findNumberSeparators, readPastedNumber } from "./number-separators.ts";

class LocalNumber extends MaskedNumber {
  // imask's own setter reads the point of 1.5 as a Turkish group separator, and undo uses it.
  override get unmaskedValue(): string {
    return super.unmaskedValue;
  }
  override set unmaskedValue(text: string) {
    this.rawInputValue = text.replace(MaskedNumber.UNMASKED_RADIX, this.radix);
  }
  // A sign without digits is not a number yet, and an empty text is not negative.
  override doCommit(): void {
    if (!/\d/.test(this.value)) this.reset();
    super.doCommit();
    if (this.number === 0) this._value = this._value.replace("-", "");
  }
}

/** Creates the model of a number. */
export function createNumberModel(mask: NumberMask, locale: string): MaskModel<number | null> {
  const { scale = 0, min, max, isGrouped = true } = mask;
  const separators = findNumberSeparators(locale);
  const isSigned = mask.isSigned ?? (min !== undefined && min < 0);
  const masked = new LocalNumber({
    scale,
    radix: separators.decimal,
    thousandsSeparator: isGrouped ? separators.group : "",
    mapToRadix: [],
    // On blur, imask would otherwise replace the typed number by a limit on the other side of 0.
    min: isSigned ? Math.min(min ?? Number.MIN_SAFE_INTEGER, 0) : 0,
    max: Math.max(max ?? Number.MAX_SAFE_INTEGER, 0),
    prepare: (text, _, { input = false, tail = false }) => {
      const plain = toPlainCharacters(text).replaceAll(/[+|]/g, "");
      return input && !tail && plain.length > 1 ? readPastedNumber(plain, separators) : plain;
    },
  });
  return {
    masked,
    read() {
      const value = /\d/.test(masked.value) ? masked.number + 0 : null;
      const isInside = value !== null && value >= (min ?? value) && value <= (max ?? value);
      return { value, isComplete: isInside };
    },
    write(value) {
      if (value === null) masked.value = "";
      else masked.typedValue = value;
    },
  };
}
