import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { VersionList as VersionListAnswer } from "@tessera/contract";
import type { ReactNode } from "react";
import { Button, Heading, Icon, LinkButton, Text } from "@tessera/ui";
import { GitCompare } from "lucide-react";
import { SideBack } from "./side-back.tsx";
import { groupByDay } from "./group-by-day.ts";
import styles from "./history.module.css";
import { useVersionQuery } from "./use-version-query.ts";
import { useLocale } from "#navigation/use-locale.ts";
import { useNow } from "#store/use-now.ts";
import { ProOffer } from "#upgrade/pro-offer.tsx";
import { VersionRow } from "./version-row.tsx";

/** The parts of a history that have loaded. */
type LoadedHistory = {
  readonly data?: { readonly pages: readonly VersionListAnswer[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
};

type VersionListProps = {
  readonly history: LoadedHistory;
  /** The revision of the previewed version. */
  readonly shown: number;
  readonly current: number;
};

/** Lists the versions by day, the pinned ones first. */
export function VersionList({ history, shown, current }: VersionListProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const now = useNow();
  const printQuery = useVersionQuery();
  const pages = history.data?.pages ?? [];
  const [first] = pages;
  const versions = pages.flatMap((page) => page.versions);
  const other = versions.find(({ revision }) => revision !== shown)?.revision ?? shown;
  const days = groupByDay(versions, now, locale, { today: t`Today`, yesterday: t`Yesterday` });
  return (
    <>
      <div className={styles.bar}>
        <SideBack />
        <Heading level={1} size="pane">
          <Trans>Versions</Trans>
        </Heading>
        {versions.length > 1 && (
          <LinkButton href={printQuery(Math.min(other, shown), Math.max(other, shown))}>
            <Icon icon={GitCompare} />
            <Trans>Compare</Trans>
          </LinkButton>
        )}
      </div>
      <div className={styles.list}>
        {first && first.pinned.length > 0 && (
          <VersionGroup title={t`Pinned`}>
            {first.pinned.map((version) => (
              <VersionRow key={version.revision} {...{ version, shown, current }} />
            ))}
          </VersionGroup>
        )}
        {days.map(({ title, versions: ofDay }) => (
          <VersionGroup key={title} title={title}>
            {ofDay.map((version) => (
              <VersionRow key={version.revision} {...{ version, shown, current }} />
            ))}
          </VersionGroup>
        ))}
        {history.hasNextPage && (
          <div className={styles.more}>
            <Button
              isPending={history.isFetchingNextPage}
              onPress={() => void history.fetchNextPage()}
            >
              <Trans>Show older versions</Trans>
            </Button>
          </div>
        )}
        {first && !history.hasNextPage && <HistoryEnd first={first} />}
      </div>
    </>
  );
}

function VersionGroup({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title}>
      <h2 className={styles.day}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

/** Shows how long versions are kept, and what shows older ones. */
function HistoryEnd({ first: { days, hasHidden } }: { readonly first: VersionListAnswer }) {
  return (
    <div className={styles.end}>
      <Text size="label" tone="muted">
        <Plural
          value={days}
          one="Versions are shown for # day."
          other="Versions are shown for # days."
        />{" "}
        {hasHidden && (
          <>
            <Trans>Older ones are hidden.</Trans>{" "}
            <ProOffer size="s">
              <Trans>See what’s in Pro</Trans>
            </ProOffer>
          </>
        )}
      </Text>
    </div>
  );
}
