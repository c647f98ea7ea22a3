import { Trans } from "@lingui/react/macro";
import { Heading, joinClassNames, LinkButton, Text } from "@tessera/ui";
import { StarterColumns } from "#palettes/starter-columns.tsx";
import { SiteFooter } from "#shell/site-footer.tsx";
import { SiteHeader } from "#shell/site-header.tsx";
import styles from "./overview.module.css";

/** What the overview says to whoever is not signed in: what is here, and the way in. */
export function OverviewLanding() {
  return (
    <>
      <SiteHeader />
      <main id="main" className={styles["split"]}>
        <div className={joinClassNames(styles["claim"], styles["landing"])}>
          <Heading level={1} size="section">
            <Trans>Your design systems, in one place.</Trans>
          </Heading>
          <Text size="lead" tone="muted" className={styles["lead"]}>
            <Trans>
              Every project shows the palette that its base color makes, what it is generated from,
              and who edited it last. Log in to see yours, or make your first one free.
            </Trans>
          </Text>
          <div className={styles["row"]}>
            <LinkButton kind="ink" size="l" href="/register">
              <Trans>Start free</Trans>
            </LinkButton>
            <LinkButton size="l" href="/login">
              <Trans>Log in</Trans>
            </LinkButton>
          </div>
        </div>
        <StarterColumns className={styles["starters"]} />
      </main>
      <SiteFooter />
    </>
  );
}
