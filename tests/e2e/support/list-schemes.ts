import { modeAxes, type Scheme } from "@tessera/engine";

/**
 * The schemes that a page is looked at in: both in the long form; in the short one each takes its turn, the other way
 * round in the other language, so that every page is seen in both.
 */
export function listSchemes(page: number, locale: number): readonly Scheme[] {
  if (process.env["TESSERA_FORM"] === "long") return modeAxes.scheme;
  return modeAxes.scheme.filter((_, turn) => turn === (page + locale) % modeAxes.scheme.length);
}
