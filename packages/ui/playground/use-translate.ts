import { useLingui } from "@lingui/react";
import { useCallback } from "react";

/**
 * Returns a function that picks the text of the page's language, because the playground's samples
 * are in no catalog. Its identity is stable.
 */
export function useTranslate(): (en: string, tr: string) => string {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useCallback((en, tr) => (locale === "tr" ? tr : en), [locale]);
}
