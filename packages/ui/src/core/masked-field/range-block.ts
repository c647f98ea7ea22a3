import ChangeDetails from "imask/core/change-details";
import type { AppendFlags } from "imask/masked/base";
import MaskedRange from "imask/masked/range";

/** A range that puts the missing zeros before a first digit that nothing else could follow: 4 of 01 to 31 is 04. */
export class RangeBlock extends MaskedRange {
  override _appendCharRaw(
    character: string,
    flags: AppendFlags<MaskedRange["state"]> = {},
  ): ChangeDetails {
    if (this.value !== "") return super._appendCharRaw(character, flags);
    const details = new ChangeDetails();
    let places = this.maxLength - 1;
    while (places > 0 && Number(character) * 10 ** places > this.to) {
      details.aggregate(super._appendCharRaw("0", flags));
      places -= 1;
    }
    return details.aggregate(super._appendCharRaw(character, flags));
  }
}
