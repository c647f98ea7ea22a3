import ChangeDetails from "imask/core/change-details";
import type { Direction } from "imask/core/utils";
import type { AppendFlags } from "imask/masked/base";
import MaskedRegExp from "imask/masked/regexp";

/** An expression that refuses an edit which makes the following text invalid; imask would drop that text. */
export class LosslessRegExp extends MaskedRegExp {
  override splice(
    start: number,
    deleteCount: number,
    inserted = "",
    removeDirection?: Direction,
    flags?: AppendFlags,
  ): ChangeDetails {
    const before = this.state;
    const rest = this.value.slice(start + deleteCount);
    const details = super.splice(start, deleteCount, inserted, removeDirection, flags);
    if (this.value.endsWith(rest)) return details;
    this.state = before;
    return new ChangeDetails();
  }
}
