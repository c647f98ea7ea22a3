import { type Locale, locales } from "@tessera/contract";
import { isLong } from "../../form.ts";

/** The languages of a story whose behavior is the same in each: the named one, and in the long form every one. */
export function listLocales(inShortForm: Locale): readonly Locale[] {
  return isLong ? locales : [inShortForm];
}
