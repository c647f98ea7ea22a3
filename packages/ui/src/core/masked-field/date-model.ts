import type { IsoDate } from "../date-field/iso-date.ts";
import { countDays, type DatePart, findDateOrder } from "./date-order.ts";
import { LosslessPattern } from "./lossless-pattern.ts";
import type { DateMask } from "./mask.ts";
import { type MaskModel, toPlainCharacters } from "./mask-model.ts";
import { RangeBlock } from "./range-block.ts";

const names = { day: "d", month: "m", year: "Y" } as const;

/** Creates the model of a day; a day that does not exist is refused as soon as it is known. */
export function createDateModel(mask: DateMask, locale: string): MaskModel<IsoDate | null> {
  const order = findDateOrder(locale);
  const masked: LosslessPattern = new LosslessPattern({
    mask: printPattern(order),
    autofix: "pad",
    blocks: {
      d: { mask: RangeBlock, from: 1, to: 31, maxLength: 2, autofix: false },
      m: { mask: RangeBlock, from: 1, to: 12, maxLength: 2, autofix: false },
      Y: { mask: RangeBlock, from: mask.fromYear ?? 1900, to: mask.toYear ?? 9999, autofix: false },
    },
    prepare: toPlainCharacters,
    validate: (_, __, flags) => masked.isKept(flags) || isPossible(masked),
  });
  return {
    masked,
    read() {
      const { isComplete } = masked;
      const { year, month, day } = readBlocks(masked);
      return { value: isComplete ? `${year}-${month}-${day}` : null, isComplete };
    },
    write(value) {
      const [year = "", month = "", day = ""] = value?.split("-") ?? [];
      const texts = { year, month, day };
      masked.value = value === null ? "" : order.map((part) => printPart(part, texts)).join("");
    },
  };
}

function printPattern(order: readonly DatePart[]): string {
  // A fixed separator keeps the digits of a part from moving into the one before it.
  return order
    .map((part) => (part.type === "literal" ? `${part.text}\`` : names[part.type]))
    .join("");
}

type Texts = { readonly [Part in "day" | "month" | "year"]: string };

function printPart(part: DatePart, texts: Texts): string {
  return part.type === "literal" ? part.text : texts[part.type];
}

function readBlocks(masked: LosslessPattern): Texts {
  const read = (name: string) => masked.maskedBlock(name)?.value ?? "";
  return { day: read(names.day), month: read(names.month), year: read(names.year) };
}

function isPossible(masked: LosslessPattern): boolean {
  const { day, month, year } = readBlocks(masked);
  // A 3 of February cannot be completed: it becomes at least 30.
  if (!/^\d{1,2}$/.test(day) || !/^\d{2}$/.test(month)) return true;
  const yearOrNull = /^\d{4}$/.test(year) ? Number(year) : null;
  return Number(day.padEnd(2, "0")) <= countDays(Number(month), yearOrNull);
}
