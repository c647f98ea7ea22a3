import { Trans } from "@lingui/react/macro";
import { Logo, Text } from "@tessera/ui";
import type { ReactNode } from "react";
import { Link } from "react-aria-components";
import { LocaleLink } from "#navigation/locale-link.tsx";
import { ContactAddress } from "./contact-address.tsx";
import styles from "./footer.module.css";

/** The footer of the public pages: what exists, the law, and an address. */
export function SiteFooter() {
  return (
    <footer>
      <div className={styles["columns"]}>
        <div>
          <Logo />
          <Text tone="muted" className={styles["motto"]}>
            <Trans>A mosaic tile, and a token. Latin has one word for both.</Trans>
          </Text>
        </div>
        <Column title={<Trans>Product</Trans>}>
          <FooterLink to="/pricing">
            <Trans>Pricing</Trans>
          </FooterLink>
          <FooterLink to="/overview">
            <Trans>Overview</Trans>
          </FooterLink>
        </Column>
        <Column title={<Trans>Handbook</Trans>}>
          <OffPage>
            <Trans>Changelog</Trans>
          </OffPage>
          <OffPage>
            <Trans>Engineering</Trans>
          </OffPage>
        </Column>
        <Column title={<Trans>Legal</Trans>}>
          <FooterLink to="/legal/privacy-policy">
            <Trans>Privacy policy</Trans>
          </FooterLink>
          <FooterLink to="/legal/terms-of-service">
            <Trans>Terms of service</Trans>
          </FooterLink>
          <FooterLink to="/legal/cookie-policy">
            <Trans>Cookie policy</Trans>
          </FooterLink>
        </Column>
      </div>
      <div className={styles["bottom"]}>
        <ContactAddress />
        <span>© 2026 Tessera</span>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles["title"]}>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <LocaleLink to={to} className={styles["link"]}>
        {children}
      </LocaleLink>
    </li>
  );
}

function OffPage({ children }: { children: ReactNode }) {
  return (
    <li>
      <Link isDisabled className={`${styles["link"]} ${styles["off"]}`}>
        {children}
      </Link>
    </li>
  );
}
