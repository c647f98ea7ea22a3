import type { ReactNode } from "react";

/** What is said around a field: its name, a hint, and what is wrong with it. */
export type FieldTexts = {
  /** The visible label; a field without one takes an `aria-label`. */
  readonly label?: ReactNode;
  readonly description?: ReactNode;
  /** What became of what was typed; announced when it comes. */
  readonly note?: ReactNode;
  /** What is wrong and what to do; while it is there the field is invalid. */
  readonly errorMessage?: ReactNode;
};

/** How a field's box looks. */
export type FieldLook = {
  /** 32 px, or 40 on public pages. */
  readonly size?: "m" | "l";
  /** For values and code. */
  readonly isMono?: boolean;
};
