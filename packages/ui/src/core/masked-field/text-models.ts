import MaskedEnum from "imask/masked/enum";
import MaskedPattern from "imask/masked/pattern";
import MaskedRegExp from "imask/masked/regexp";
import type { EnumMask, PatternMask, RegExpMask } from "./mask.ts";
import { type MaskModel, toPlainCharacters } from "./mask-model.ts";

/** One of some texts at work; capitals do not matter. */
export function createEnumModel({ texts }: EnumMask, locale: string): MaskModel<string> {
  const lower = (text: string) => text.toLocaleLowerCase(locale);
  const masked = new MaskedEnum({
    enum: [...texts],
    matchValue: (text, typed, from) => lower(text).startsWith(lower(typed), from),
  });
  return {
    masked,
    read: () => ({ value: masked.value, isComplete: texts.includes(masked.value) }),
    write(value) {
      masked.value = value;
    },
  };
}

/** A text whose every beginning matches an expression, at work. */
export function createRegExpModel({ beginning, whole }: RegExpMask): MaskModel<string> {
  const masked = new MaskedRegExp({ mask: beginning });
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

/** A pattern at work. */
export function createPatternModel({ pattern, readPasted }: PatternMask): MaskModel<string> {
  const masked: MaskedPattern<string> = new MaskedPattern<string>({
    mask: pattern,
    definitions: Object.fromEntries(Array.from("123456789", (digit) => [digit, new RegExp(digit)])),
    prepare: (text, _, { input = false, tail = false }) => {
      const plain = toPlainCharacters(text);
      return readPasted && input && !tail && plain.length > 1 ? readPasted(plain) : plain;
    },
    // A bracket that nothing follows is left behind by a refused key.
    commit: () => {
      if (masked.unmaskedValue === "") masked.reset();
    },
  });
  return {
    masked,
    read: () => ({ value: masked.unmaskedValue, isComplete: masked.isComplete }),
    write(value) {
      masked.unmaskedValue = value;
    },
  };
}
