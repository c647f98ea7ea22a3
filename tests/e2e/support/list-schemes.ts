import { modeAxes, type Scheme } from "@tessera/engine";

/**
 * Returns the schemes to check a page in: both in the long form; in the short form they alternate
 * by page and language, so that every page is checked in both.
 */
export function listSchemes(page: number, locale: number): readonly Scheme[] {
  if (process.env["TESSERA_FORM"] === "long") return modeAxes.scheme;
  return modeAxes.scheme.filter((_, turn) => turn === (page + locale) % modeAxes.scheme.length);
}
