import type { Fields } from "./decision.ts";

/** The path and the type of each decision with custom rules. */
export type CustomEntry<F extends Fields, Above extends string = ""> = {
  [Key in keyof F & string]: F[Key] extends {
    readonly kind: "custom";
    readonly default: infer Value;
  }
    ? readonly [path: `${Above}${Key}`, value: Value]
    : F[Key] extends { readonly kind: "group"; readonly fields: infer Inner extends Fields }
      ? CustomEntry<Inner, `${Above}${Key}.`>
      : never;
}[keyof F & string];
