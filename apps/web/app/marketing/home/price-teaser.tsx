import { Trans } from "@lingui/react/macro";
import { plans, printPrice } from "@tessera/contract";
import { Heading, joinClassNames, LinkButton, Text } from "@tessera/ui";
import { useLocale } from "#navigation/use-locale.ts";
import tiles from "#shell/tiles.module.css";
import styles from "./price-teaser.module.css";

/** Shows a summary of the two plans. */
export function PriceTeaser() {
  const { free, pro } = plans;
  const locale = useLocale();
  const monthly = printPrice(pro.monthlyPriceMinor, pro.currency, locale);
  const annual = printPrice(pro.annualPriceMinor, pro.currency, locale);
  return (
    <section className={joinClassNames(tiles.tiles, styles.section)}>
      <Heading level={2} size="section">
        <Trans>
          Free for one system.
          <br />
          Pro for five.
        </Trans>
      </Heading>
      <div>
        <Text tone="muted">{free.name}</Text>
        <p className={styles.price}>{printPrice(free.monthlyPriceMinor, free.currency, locale)}</p>
        <Text tone="muted" className={styles.says}>
          <Trans>
            1 design system with every category. Export to CSS, SCSS and Figma. No card.
          </Trans>
        </Text>
        <LinkButton href="/register">
          <Trans>Start free</Trans>
        </LinkButton>
      </div>
      <div>
        <Text tone="muted">{pro.name}</Text>
        <p className={styles.price}>{monthly}</p>
        <Text tone="muted" className={styles.says}>
          <Trans>
            per month, or {annual} a year. 5 design systems, dark mode, 30 days of history.
          </Trans>
        </Text>
        <LinkButton href="/pricing">
          <Trans>Compare plans</Trans>
        </LinkButton>
      </div>
    </section>
  );
}
