import { useLingui } from "@lingui/react";
import { useCallback } from "react";

/** Gives the text of the page's language: the playground's own samples stand in no catalog. The same function from render to render. */
export function useSay(): (en: string, tr: string) => string {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useCallback((en, tr) => (locale === "tr" ? tr : en), [locale]);
}
