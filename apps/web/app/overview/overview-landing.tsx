import { Trans } from "@lingui/react/macro";
import { Heading, joinClassNames, LinkButton, Text } from "@tessera/ui";
import { StarterColumns } from "#palettes/starter-columns.tsx";
import { SiteFooter } from "#shell/site-footer.tsx";
import { SiteHeader } from "#shell/site-header.tsx";
import tiles from "#shell/tiles.module.css";
import styles from "./overview.module.css";

/** The overview for logged-out users: what the page contains, and how to log in. */
export function OverviewLanding() {
  return (
    <>
      <SiteHeader />
      <main id="main" className={joinClassNames(tiles.tiles, tiles.closed, styles.landingPage)}>
        <div className={joinClassNames(styles.claim, styles.landing)}>
          <Heading level={1} size="section">
            <Trans>All your design systems in one place.</Trans>
          </Heading>
          <Text size="lead" tone="muted" className={styles.lead}>
            <Trans>
              See the palette, the main choices and the last editor of each one at a glance. Log in,
              or create your first one free.
            </Trans>
          </Text>
          <div className={styles.row}>
            <LinkButton kind="ink" size="l" href="/register">
              <Trans>Start free</Trans>
            </LinkButton>
            <LinkButton size="l" href="/login">
              <Trans>Log in</Trans>
            </LinkButton>
          </div>
        </div>
        <StarterColumns className={styles.starters} />
      </main>
      <SiteFooter />
    </>
  );
}
