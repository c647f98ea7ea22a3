import { Trans, useLingui } from "@lingui/react/macro";
import { Heading, Text } from "@tessera/ui";
import { useEffect, useRef } from "react";
import { useLocalizedPath } from "#navigation/use-locale.ts";
import styles from "./contact.module.css";

/**
 * Thanks for a message: after the form has sent it, and without scripts at the address that the
 * server redirects to.
 */
export function SentMessage({ isShown }: { readonly isShown: boolean }) {
  const { t } = useLingui();
  const localized = useLocalizedPath();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isShown) section.current?.focus();
  }, [isShown]);
  return (
    <section
      ref={section}
      id="sent"
      tabIndex={-1}
      aria-label={t`Thank you`}
      className={styles.sent}
      data-shown={isShown || undefined}
    >
      <Heading level={2} size="section">
        {t`Thank you`}
      </Heading>
      <Text tone="muted">
        <Trans>Your message has arrived. We answer to the email address that you entered.</Trans>
      </Text>
      {/* The page loads again, because the router does not change which section is the target. */}
      <a href={localized("/contact")} className={styles.again}>
        {t`Write another message`}
      </a>
    </section>
  );
}
