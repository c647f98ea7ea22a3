import type ChangeDetails from "imask/core/change-details";
import type { TailDetails } from "imask/core/tail-details";
import type { AppendFlags } from "imask/masked/base";
import MaskedPattern from "imask/masked/pattern";

/**
 * A pattern that accepts only valid characters but preserves the text after an edit: deleting the 1
 * of 12/31/2026 leaves 2_/31/2026, which cannot be typed; imask would move the remaining digits to
 * other parts.
 */
export class LosslessPattern extends MaskedPattern<string> {
  declare private isTrying?: boolean;

  /** Returns whether a character is only restored after an edit, which is always allowed. */
  isKept({ tail = false }: AppendFlags): boolean {
    return tail && this.isTrying !== true;
  }

  override _appendChar(
    character: string,
    flags: AppendFlags<MaskedPattern["state"]> = {},
    tail?: TailDetails,
  ): ChangeDetails {
    if (tail === undefined) return super._appendChar(character, flags);
    // A new character must leave the following text valid.
    this.isTrying = true;
    try {
      return super._appendChar(character, flags, tail);
    } finally {
      this.isTrying = false;
    }
  }

  override appendTail(tail: string | TailDetails): ChangeDetails {
    const details = super.appendTail(tail);
    // imask counts the characters that found a place, so it would accept 11 instead of 31.
    if (this.isTrying && details.rawInserted !== String(tail)) details.rawInserted = "";
    return details;
  }
}
