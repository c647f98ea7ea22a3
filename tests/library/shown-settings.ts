import { isLong } from "../form.ts";
import { type Factors, listCombinations, listPairwise } from "./pairwise.ts";

const settings = {
  theme: ["dark", "light"],
  locale: ["en", "tr"],
  product: ["main", "backoffice"],
  density: ["comfortable", "compact"],
} as const;

/** Lists the settings to check every state in: pairwise in the short form, all in the long one. */
export function listSettings<Others extends Factors>(states: readonly string[], others: Others) {
  const factors = { state: states, ...settings, ...others };
  return isLong ? listCombinations(factors) : listPairwise(factors);
}
