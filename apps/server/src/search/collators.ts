import type { Locale } from "@tessera/contract";

/** The order of names in each language; created once, because creating one takes longer than sorting a page. */
export const collators: Readonly<Record<Locale, Intl.Collator>> = {
  en: new Intl.Collator("en", { numeric: true }),
  tr: new Intl.Collator("tr", { numeric: true }),
};
