import { Heading, Logo, Text } from "@tessera/ui";
import type { ReactNode } from "react";
import { Link } from "react-aria-components";
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
      <Link href="/" className={styles.home ?? ""}>
        <Logo />
      </Link>
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
