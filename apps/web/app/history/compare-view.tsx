import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { VersionDiff } from "@tessera/contract";
import { Icon, LinkButton, Skeleton, SkeletonBlock } from "@tessera/ui";
import { X } from "lucide-react";
import { queries } from "#api-client/query-options.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { FailureNote } from "#failures/failure-note.tsx";
import { CompareChoice } from "./compare-choice.tsx";
import { CompareFacts } from "./compare-facts.tsx";
import { ComparePreview } from "./compare-preview.tsx";
import styles from "./history.module.css";
import own from "./compare.module.css";
import { printVersionQuery } from "#versions/print-version-query.ts";

type CompareViewProps = {
  readonly from: number;
  readonly to: number;
  readonly current: number;
};

/** Compares two versions: their previews, and the differences of their tokens. */
export function CompareView({ from, to, current }: CompareViewProps) {
  const { t } = useLingui();
  const { project } = useOpenProject();
  const diff = useQuery(queries.versionDiff(project.id, from, to));
  return (
    <div className={own.compare}>
      <div className={own.compared}>
        <div className={styles.bar}>
          <CompareChoice from={from} to={to} current={current} />
          <LinkButton
            kind="quiet"
            aria-label={t`Close the comparison`}
            href={printVersionQuery(from)}
          >
            <Icon icon={X} />
          </LinkButton>
        </div>
        <ComparePreview from={from} to={to} />
      </div>
      <section className={own.facts} aria-label={t`Differences`}>
        <LoadedFacts diff={diff.data} error={diff.error} onRetry={() => void diff.refetch()} />
      </section>
    </div>
  );
}

type LoadedFactsProps = {
  readonly diff: VersionDiff | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
};

function LoadedFacts({ diff, error, onRetry }: LoadedFactsProps) {
  if (diff) return <CompareFacts diff={diff} />;
  if (!error) {
    return (
      <Skeleton>
        <SkeletonBlock className={styles.loadingRow} />
      </Skeleton>
    );
  }
  return (
    <div className={styles.failure}>
      <FailureNote failure={error} onRetry={onRetry} />
    </div>
  );
}
