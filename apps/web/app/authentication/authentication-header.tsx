import { Logo } from "@tessera/ui";
import { Link } from "react-aria-components";
import { LanguageLink } from "#shell/language-link.tsx";
import { ThemeToggle } from "#shell/theme-toggle.tsx";
import styles from "./authentication.module.css";

/** The header of a page with a login form: the way home, the language and the theme. */
export function AuthenticationHeader() {
  return (
    <header className={styles.header}>
      <Link href="/" className={styles.home ?? ""}>
        <Logo />
      </Link>
      <LanguageLink />
      <ThemeToggle />
    </header>
  );
}
