import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Heading, LinkButton, Logo, Text } from "@tessera/ui";
import { titlePage } from "#navigation/describe-page.ts";
import { LocaleLink } from "#navigation/locale-link.tsx";
import styles from "./not-found.module.css";

export const meta = titlePage(msg`Nothing here`);

/** What an unknown address shows. It carries no script, so nothing in it needs one. */
export default function NotFoundPage() {
  return (
    <main className={styles["page"]}>
      <LocaleLink to="/" className={styles["home"]}>
        <Logo />
      </LocaleLink>
      <Heading level={1} size="page">
        <Trans>There is no page at this address.</Trans>
      </Heading>
      <Text size="lead" tone="muted" className={styles["lead"]}>
        <Trans>
          It may have been renamed, or it belongs to an organization that you are no member of.
        </Trans>
      </Text>
      <div className={styles["actions"]}>
        <LinkButton kind="ink" size="l" href="/">
          <Trans>Go to the home page</Trans>
        </LinkButton>
        <LinkButton size="l" href="/overview">
          <Trans>Go to your projects</Trans>
        </LinkButton>
      </div>
    </main>
  );
}
