/** An open font family of variable weight, as its package describes it. */
export type FontFamily = {
  /** The name of its package. */
  readonly id: string;
  readonly version: string;
  readonly family: string;
  readonly kind: "sans" | "serif" | "mono" | "display" | "handwriting";
  /** The class of letters that its fallback has to be of. */
  readonly category: "sans-serif" | "serif" | "monospace" | "display" | "handwriting";
  readonly weights: { readonly min: number; readonly max: number };
  readonly styles: readonly ("normal" | "italic")[];
  /** The scripts that the family has letters for, in the order of its style sheet: where two have a letter, the later one draws it. */
  readonly subsets: readonly string[];
  readonly license: { readonly id: string; readonly url: string; readonly attribution: string };
};

/** The family's name in style sheets of its variable files. */
export function variableName({ family }: FontFamily): string {
  return `${family} Variable`;
}
