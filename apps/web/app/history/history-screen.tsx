import { Trans, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Heading, HiddenText } from "@tessera/ui";
import { queries } from "#api-client/query-options.ts";
import { Panes } from "#editor/panes/panes.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { FailureNote } from "#failures/failure-note.tsx";
import { CompareView } from "./compare-view.tsx";
import styles from "./history.module.css";
import { HistorySkeleton } from "./history-skeleton.tsx";
import { SideBack } from "./side-back.tsx";
import { useShownVersions } from "./use-shown-versions.ts";
import { VersionList } from "./version-list.tsx";
import { VersionPreview } from "./version-preview.tsx";

/** Shows the versions of the open project beside a preview of one, or compares two of them. */
export function HistoryScreen() {
  const { t } = useLingui();
  const { project } = useOpenProject();
  const history = useInfiniteQuery(queries.versions(project.id));
  const { shown, compared } = useShownVersions();
  const [first] = history.data?.pages ?? [];
  if (history.error && !first) {
    return (
      <main id="main">
        <div className={styles.bar}>
          <SideBack />
          <Heading level={1} size="pane">
            <Trans>Versions</Trans>
          </Heading>
        </div>
        <div className={styles.failure}>
          <FailureNote failure={history.error} onRetry={() => void history.refetch()} />
        </div>
      </main>
    );
  }
  if (!first) return <HistorySkeleton />;
  const current = first.versions[0]?.revision ?? 1;
  if (shown !== undefined && compared !== undefined) {
    return (
      <main id="main" className={styles.screen}>
        <HiddenText>
          <h1>
            <Trans>Compare versions</Trans>
          </h1>
        </HiddenText>
        <CompareView from={shown} to={compared} current={current} />
      </main>
    );
  }
  return (
    <main id="main" className={styles.screen}>
      <Panes
        isPinned={false}
        controlsLabel={t`Versions`}
        controls={<VersionList history={history} shown={shown ?? current} current={current} />}
        preview={<VersionPreview revision={shown ?? current} current={current} />}
      />
    </main>
  );
}
