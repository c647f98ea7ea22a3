import type Masked from "imask/masked/base";
import type { MaskReading } from "./mask.ts";

/** A mask at work: imask's model of the text, and what the text means. */
export type MaskModel<Value> = {
  readonly masked: Masked;
  /** What stands in it now. */
  readonly read: () => MaskReading<Value>;
  /** Puts a value in place of what stands in it. */
  readonly write: (value: Value) => void;
};

/** Wide digits and signs, as some input methods type them, in their plain form. */
export function toPlainCharacters(text: string): string {
  return text.normalize("NFKC").replaceAll("−", "-");
}
