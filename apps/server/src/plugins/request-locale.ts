import { locales, type Locale } from "@tessera/contract";
import Negotiator from "negotiator";

/** Finds the locale that an Accept-Language header prefers; English when it accepts none of ours. */
export function findLocale(acceptLanguage: string | undefined): Locale {
  const headers = { "accept-language": acceptLanguage };
  const preferred = new Negotiator({ headers }).language(locales);
  return locales.find((locale) => locale === preferred) ?? "en";
}
