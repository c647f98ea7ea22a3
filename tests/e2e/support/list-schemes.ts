import { modeAxes, type Scheme } from "@tessera/engine";
import { isLong } from "../../form.ts";

/**
 * Returns the schemes to check a page in: both in the long form; in the short form they alternate
 * by page and language, so that every page is checked in both.
 */
export function listSchemes(page: number, locale: number): readonly Scheme[] {
  if (isLong) return modeAxes.scheme;
  return modeAxes.scheme.filter((_, turn) => turn === (page + locale) % modeAxes.scheme.length);
}
