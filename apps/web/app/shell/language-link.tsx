import { useLanguageSwitch } from "#settings/use-language-switch.ts";
import styles from "./header.module.css";

/** Links to the same page in the other language. */
export function LanguageLink() {
  const { locale, name, href, leave } = useLanguageSwitch();
  return (
    <a
      className={styles.language}
      href={href}
      hrefLang={locale}
      lang={locale}
      onClick={({ ctrlKey, metaKey, shiftKey }) => {
        if (!ctrlKey && !metaKey && !shiftKey) leave();
      }}
    >
      {name}
    </a>
  );
}
