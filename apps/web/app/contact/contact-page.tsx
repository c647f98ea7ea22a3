import { Trans, useLingui } from "@lingui/react/macro";
import { Heading, joinClassNames, Text } from "@tessera/ui";
import { useState } from "react";
import { PageHead } from "#navigation/page-head.tsx";
import tiles from "#shell/tiles.module.css";
import { ContactForm } from "./contact-form.tsx";
import styles from "./contact.module.css";
import { SentMessage } from "./sent-message.tsx";

export { prepare } from "./texts/contact-texts.ts";

/** The page with the form to the operators; it works without scripts. */
export default function ContactPage() {
  const { t } = useLingui();
  const [isSent, setIsSent] = useState(false);
  return (
    <article className={joinClassNames(tiles.tiles, styles.page)}>
      <PageHead
        path="/contact"
        title={t`Contact`}
        description={t`Write to the people who build Tessera.`}
      />
      <header className={styles.head}>
        <Heading level={1} size="page">
          {t`Contact`}
        </Heading>
        <Text size="lead" tone="muted">
          <Trans>
            Questions, problems, ideas: write to the people who build Tessera. We answer by email.
          </Trans>
        </Text>
        <Text size="label" tone="muted">
          <Trans>Messages of Pro organizations are answered first.</Trans>
        </Text>
      </header>
      <div className={styles.pane}>
        <SentMessage isShown={isSent} />
        <ContactForm isHidden={isSent} onSent={() => setIsSent(true)} />
      </div>
    </article>
  );
}
