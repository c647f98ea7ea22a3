/** An open font family of variable weight, as its package describes it. */
export type FontFamily = {
  /** The name of its package. */
  readonly id: string;
  readonly version: string;
  readonly family: string;
  readonly kind: "sans" | "serif" | "mono" | "display" | "handwriting";
  /** The generic family of its fallback. */
  readonly category: "sans-serif" | "serif" | "monospace" | "display" | "handwriting";
  readonly weights: { readonly min: number; readonly max: number };
  readonly styles: readonly ("normal" | "italic")[];
  /** The scripts that the family covers, in style sheet order; the last face of a letter applies. */
  readonly subsets: readonly string[];
  readonly license: { readonly id: string; readonly url: string; readonly attribution: string };
};

/** Returns the family's name in style sheets of its variable files. */
export function variableName({ family }: FontFamily): string {
  return `${family} Variable`;
}
