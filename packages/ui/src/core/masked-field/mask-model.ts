import type Masked from "imask/masked/base";
import type { MaskReading } from "./mask.ts";

/** The model of a mask: imask's model of the text, and the meaning of the text. */
export type MaskModel<Value> = {
  readonly masked: Masked;
  /** Reads the current text. */
  readonly read: () => MaskReading<Value>;
  /** Replaces the current text by a value. */
  readonly write: (value: Value) => void;
};

/** Converts full-width digits and signs, which some input methods type, to plain ones. */
export function toPlainCharacters(text: string): string {
  return text.normalize("NFKC").replaceAll("−", "-");
}
