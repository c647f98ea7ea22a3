import type { ReactNode } from "react";

/** The texts around a field: its label, a hint, and its error. */
export type FieldTexts = {
  /** The visible label; a field without one needs an `aria-label`. */
  readonly label?: ReactNode;
  readonly description?: ReactNode;
  /** How the typed text was interpreted; announced when it appears. */
  readonly note?: ReactNode;
  /** The error and how to correct it; a field with an error is invalid. */
  readonly errorMessage?: ReactNode;
};

/** The appearance of a field's box. */
export type FieldLook = {
  /** 32 px, or 40 on public pages; 28 or 32 in compact density. */
  readonly size?: "m" | "l" | undefined;
  /** For values and code. */
  readonly isMono?: boolean | undefined;
};

/** Separates the texts and the look of a field from its other props. */
export function splitField<Props extends FieldTexts & FieldLook>(props: Props) {
  const { label, description, note, errorMessage, size, isMono, ...rest } = props;
  return { texts: { label, description, note, errorMessage }, look: { size, isMono }, rest };
}
