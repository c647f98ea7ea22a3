import { modeAxes, type Scheme } from "@tessera/engine";
import { isLong } from "../../form.ts";

/**
 * Returns the schemes to check a page in: both in the long form; in the short form they alternate by page and by its
 * variant, a language or a form of its code, so that every page and every variant is checked in both.
 */
export function listSchemes(page: number, variant: number): readonly Scheme[] {
  if (isLong) return modeAxes.scheme;
  return modeAxes.scheme.filter((_, turn) => turn === (page + variant) % modeAxes.scheme.length);
}
