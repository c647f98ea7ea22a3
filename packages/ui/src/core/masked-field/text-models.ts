import ChangeDetails from "imask/core/change-details";
import MaskedEnum from "imask/masked/enum";
import MaskedRegExp from "imask/masked/regexp";
import { foldCase } from "../fold-case.ts";
import { LosslessPattern } from "./lossless-pattern.ts";
import type { EnumMask, PatternMask, RegExpMask } from "./mask.ts";
import { type MaskModel, toPlainCharacters } from "./mask-model.ts";

/** Creates the model of a choice of texts, ignoring case. */
export function createEnumModel({ texts }: EnumMask, locale: string): MaskModel<string> {
  const fold = (text: string) => foldCase(text, locale);
  const masked = new MaskedEnum({
    enum: [...texts],
    matchValue: (text, typed, from) => fold(text.slice(from)).startsWith(fold(typed)),
  });
  return {
    masked,
    read: () => ({ value: masked.value, isComplete: texts.includes(masked.value) }),
    write(value) {
      masked.value = value;
    },
  };
}

/** An expression that refuses an edit which makes the following text invalid; imask would drop that text. */
class LosslessRegExp extends MaskedRegExp {
  override splice(...edit: Parameters<MaskedRegExp["splice"]>): ChangeDetails {
    const [start, deleteCount] = edit;
    const before = this.state;
    const rest = this.value.slice(start + deleteCount);
    const details = super.splice(...edit);
    if (this.value.endsWith(rest)) return details;
    this.state = before;
    return new ChangeDetails();
  }
}

/** Creates the model of a text whose every prefix matches an expression. */
export function createRegExpModel({ beginning, whole }: RegExpMask): MaskModel<string> {
  const masked = new LosslessRegExp({ mask: beginning });
  return {
    masked,
    read() {
      const { value } = masked;
      return { value, isComplete: value !== "" && (!whole || value.search(whole) === 0) };
    },
    write(value) {
      masked.value = value;
    },
  };
}

/** Creates the model of a pattern. */
export function createPatternModel({ pattern, readPasted }: PatternMask): MaskModel<string> {
  const places = pattern.replaceAll(/[^\da*]/g, "");
  const masked: LosslessPattern = new LosslessPattern({
    mask: pattern,
    definitions: Object.fromEntries(Array.from("123456789", (digit) => [digit, /\d/])),
    prepare: (text, _, { input = false, tail = false }) => {
      const plain = toPlainCharacters(text);
      return readPasted && input && !tail && plain.length > 1 ? readPasted(plain) : plain;
    },
    validate: (_, __, flags) =>
      masked.isKept(flags) || hasFixedDigits(masked.unmaskedValue, places),
    // A refused key can leave a trailing bracket.
    commit: () => {
      if (masked.unmaskedValue === "") masked.reset();
    },
  });
  return {
    masked,
    read() {
      const value = masked.unmaskedValue;
      return { value, isComplete: masked.isComplete && hasFixedDigits(value, places) };
    },
    write(value) {
      masked.unmaskedValue = value;
    },
  };
}

/** Returns whether every literal digit is present, up to the length of the text. */
function hasFixedDigits(text: string, places: string): boolean {
  return Array.from(places).every(
    (place, index) => !/[1-9]/.test(place) || (text[index] ?? place) === place,
  );
}
