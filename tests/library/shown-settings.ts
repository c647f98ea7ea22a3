import { type Factors, listCombinations, listPairwise } from "./pairwise.ts";

const settings = {
  theme: ["dark", "light"],
  locale: ["en", "tr"],
  product: ["main", "backoffice"],
  density: ["comfortable", "compact"],
} as const;

/** The settings in which something is looked at in every one of some states: in the short form pairwise, in the long one all of them. */
export function listSettings<Others extends Factors>(states: readonly string[], others: Others) {
  const factors = { state: states, ...settings, ...others };
  const isLong = process.env["TESSERA_FORM"] === "long";
  return isLong ? listCombinations(factors) : listPairwise(factors);
}
