import { Trans } from "@lingui/react/macro";
import { Link } from "react-aria-components";
import styles from "./authentication.module.css";

/** The footer of a page with a login form: the legal pages, help for those who cannot log in, and the copyright. */
export function AuthenticationFooter() {
  return (
    <footer className={styles.footer}>
      <Link href="/legal/privacy-policy" className={styles.legal ?? ""}>
        <Trans>Privacy policy</Trans>
      </Link>
      <Link href="/legal/terms-of-service" className={styles.legal ?? ""}>
        <Trans>Terms of service</Trans>
      </Link>
      <Link href="/contact" className={styles.legal ?? ""}>
        <Trans>Contact</Trans>
      </Link>
      <span>© 2026 Tessera</span>
    </footer>
  );
}
