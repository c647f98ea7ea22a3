import { useLocation } from "react-router";
import { localeNames, otherLocale, switchingPath } from "#navigation/switching-path.ts";
import { useLocale } from "#navigation/use-locale.ts";
import styles from "./header.module.css";

/**
 * Links to the same page in the other language; it loads a new document, because each document
 * loads one catalog.
 */
export function LanguageLink() {
  const { pathname, search } = useLocation();
  const other = otherLocale(useLocale());
  return (
    <a
      className={styles.language}
      href={switchingPath(pathname, other) + search}
      hrefLang={other}
      lang={other}
    >
      {localeNames[other]}
    </a>
  );
}
