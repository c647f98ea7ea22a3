import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { VersionDiff } from "@tessera/contract";
import { Icon, LinkButton, SegmentedControl } from "@tessera/ui";
import { X } from "lucide-react";
import { useState } from "react";
import { queries } from "#api-client/query-options.ts";
import { SchemeChoice } from "#editor/preview/bar/scheme-choice.tsx";
import { TemplateChoice } from "#editor/preview/bar/template-choice.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { FailureNote } from "#failures/failure-note.tsx";
import { CompareChoice } from "./compare-choice.tsx";
import { CompareFacts } from "./compare-facts.tsx";
import { ComparePreview } from "./compare-preview.tsx";
import styles from "./history.module.css";
import { SkeletonRows } from "./history-skeleton.tsx";
import own from "./compare.module.css";
import { useVersionQuery } from "./use-version-query.ts";
import { useShownTemplate } from "./use-shown-template.ts";

type CompareViewProps = {
  readonly from: number;
  readonly to: number;
  readonly current: number;
};

/** Compares the previews and the tokens of two versions; a narrow screen shows one of the two. */
export function CompareView({ from, to, current }: CompareViewProps) {
  const { t } = useLingui();
  const { project } = useOpenProject();
  const [part, setPart] = useState<"changes" | "preview">("changes");
  const template = useShownTemplate();
  const printQuery = useVersionQuery();
  const diff = useQuery(queries.versionDiff(project.id, from, to));
  return (
    <div className={own.compare} data-part={part}>
      <div className={own.compared}>
        <div className={styles.bar}>
          <CompareChoice from={from} to={to} current={current} />
          <div className={own.view}>
            <TemplateChoice template={template} hasSample={false} />
            <SchemeChoice canSplit={false} />
          </div>
          <SegmentedControl
            className={own.parts}
            label={t`Part of the comparison`}
            value={part}
            onChange={setPart}
            segments={[
              { id: "changes", text: t`Changes` },
              { id: "preview", text: t`Preview` },
            ]}
          />
          <LinkButton kind="quiet" aria-label={t`Close the comparison`} href={printQuery(from)}>
            <Icon icon={X} />
          </LinkButton>
        </div>
        <div className={own.preview}>
          <ComparePreview from={from} to={to} />
        </div>
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
    return <SkeletonRows />;
  }
  return (
    <div className={styles.failure}>
      <FailureNote failure={error} onRetry={onRetry} />
    </div>
  );
}
