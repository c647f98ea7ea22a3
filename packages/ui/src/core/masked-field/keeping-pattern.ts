import type ChangeDetails from "imask/core/change-details";
import type { TailDetails } from "imask/core/tail-details";
import type { AppendFlags } from "imask/masked/base";
import MaskedPattern from "imask/masked/pattern";

/**
 * A pattern that takes only what fits and yet keeps what stands behind an edit: deleting the 1 of 12/31/2026 leaves
 * 2_/31/2026, which nobody could type, where imask would put the left digits into other parts.
 */
export class KeepingPattern extends MaskedPattern<string> {
  declare private isTrying?: boolean;

  /** Whether a character only returns to its place, and is kept whatever it is. */
  isKept({ tail = false }: AppendFlags): boolean {
    return tail && this.isTrying !== true;
  }

  override _appendChar(
    character: string,
    flags: AppendFlags<MaskedPattern["state"]> = {},
    tail?: TailDetails,
  ): ChangeDetails {
    if (tail === undefined) return super._appendChar(character, flags);
    // A new character must leave room and sense for what follows it.
    this.isTrying = true;
    try {
      return super._appendChar(character, flags, tail);
    } finally {
      this.isTrying = false;
    }
  }

  override appendTail(tail: string | TailDetails): ChangeDetails {
    const details = super.appendTail(tail);
    // imask counts the characters that found a place, which 11 does in place of 31.
    if (this.isTrying && details.rawInserted !== String(tail)) details.rawInserted = "";
    return details;
  }
}
