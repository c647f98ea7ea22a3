import ChangeDetails from "imask/core/change-details";
import type { AppendFlags } from "imask/masked/base";
import MaskedRange from "imask/masked/range";
import { LosslessPattern } from "./lossless-pattern.ts";

type Flags = AppendFlags<MaskedRange["state"]>;

/**
 * A range that inserts leading zeros before an unambiguous first digit: 4 of 01 to 31 becomes 04.
 * Digits left after an edit stay, even if no number of the range can begin with them.
 */
export class RangeBlock extends MaskedRange {
  override _appendCharRaw(character: string, flags: Flags = {}): ChangeDetails {
    if (this.value !== "" || flags.tail === true) return super._appendCharRaw(character, flags);
    const details = new ChangeDetails();
    let places = this.maxLength - 1;
    while (places > 0 && Number(character) * 10 ** places > this.to) {
      details.aggregate(super._appendCharRaw("0", flags));
      places -= 1;
    }
    return details.aggregate(super._appendCharRaw(character, flags));
  }

  override doValidate(flags: Flags): boolean {
    const isLeft = flags.tail === true && this.value.length < this.maxLength;
    const isKept = this.parent instanceof LosslessPattern && this.parent.isKept(flags);
    return isLeft || isKept ? this.parent?.doValidate(flags) !== false : super.doValidate(flags);
  }
}
