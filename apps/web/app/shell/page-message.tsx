import { Heading, Logo, Text } from "@tessera/ui";
import type { ReactNode } from "react";
import { LocaleLink } from "#navigation/locale-link.tsx";
import styles from "./page-message.module.css";

/** Shows a page with one message: what happened, what to do, and its controls. */
export function PageMessage({
  title,
  text,
  children,
}: {
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <main id="main" className={styles.page}>
      <LocaleLink to="/" className={styles.home}>
        <Logo />
      </LocaleLink>
      <Heading level={1} size="page">
        {title}
      </Heading>
      <Text size="lead" tone="muted" className={styles.lead}>
        {text}
      </Text>
      <div className={styles.actions}>{children}</div>
    </main>
  );
}
