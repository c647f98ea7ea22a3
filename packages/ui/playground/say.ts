import { useLingui } from "@lingui/react";

/** Gives the text of the page's language: the playground's own samples stand in no catalog. */
export function useSay(): (en: string, tr: string) => string {
  const { i18n } = useLingui();
  return (en, tr) => (i18n.locale === "tr" ? tr : en);
}
