import type { Locale } from "@tessera/contract";
import { useLocation } from "react-router";
import { otherLocale, switchingPath } from "#navigation/switching-path.ts";
import { useLocale } from "#navigation/use-locale.ts";
import styles from "./header.module.css";

const names: Readonly<Record<Locale, string>> = { en: "English", tr: "Türkçe" };

/** Leads to the same page in the other language; a document of its own, because each loads one catalog. */
export function LanguageLink({ className }: { className?: string | undefined }) {
  const { pathname, search } = useLocation();
  const other = otherLocale(useLocale());
  return (
    <a
      className={className ?? styles["language"]}
      href={switchingPath(pathname, other) + search}
      hrefLang={other}
      lang={other}
    >
      {names[other]}
    </a>
  );
}
