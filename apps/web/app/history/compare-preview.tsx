import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type Design, defaultModes, parseStoredRecipe, type Scheme } from "@tessera/engine";
import { Skeleton, SkeletonBlock, Tag } from "@tessera/ui";
import { useMemo, useRef, useState } from "react";
import { queries } from "#api-client/query-options.ts";
import { DesignTemplate } from "#editor/preview/design-template.tsx";
import { SchemeSwitch } from "#editor/preview/scheme-switch.tsx";
import { SplitDivider } from "#editor/preview/stage/split-divider.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { FailureNote } from "#failures/failure-note.tsx";
import styles from "./history.module.css";
import own from "./compare.module.css";

type ComparePreviewProps = { readonly from: number; readonly to: number };

/** Shows one screen in two versions: the former one left of a divider, the latter one right of it. */
export function ComparePreview({ from, to }: ComparePreviewProps) {
  const { t } = useLingui();
  const [scheme, setScheme] = useState<Scheme>("light");
  const former = useVersionDesign(from);
  const latter = useVersionDesign(to);
  const failed = [former, latter].find(({ error, design }) => error && !design);
  return (
    <>
      <div className={own.schemes}>
        <SchemeSwitch label={t`Preview mode`} value={scheme} onChange={setScheme} isPreview />
      </div>
      {failed?.error && (
        <div className={styles.failure}>
          <FailureNote failure={failed.error} onRetry={failed.retry} />
        </div>
      )}
      {!failed && !(former.design && latter.design) && (
        <Skeleton>
          <SkeletonBlock className={styles.loadingPreview} />
        </Skeleton>
      )}
      {former.design && latter.design && (
        <DividedScreen
          former={{ revision: from, design: former.design }}
          latter={{ revision: to, design: latter.design }}
          scheme={scheme}
        />
      )}
    </>
  );
}

/** Returns the design of a version; undefined while it loads, and when it cannot be read. */
function useVersionDesign(revision: number) {
  const { project } = useOpenProject();
  const { data, error, refetch } = useQuery(queries.version(project.id, revision));
  const parsed = useMemo(() => data && parseStoredRecipe(data.recipe), [data]);
  return { design: parsed?.ok ? parsed.value : undefined, error, retry: () => void refetch() };
}

type ShownVersion = { readonly revision: number; readonly design: Design };

type DividedScreenProps = {
  readonly former: ShownVersion;
  readonly latter: ShownVersion;
  readonly scheme: Scheme;
};

function DividedScreen({ former, latter, scheme }: DividedScreenProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const modes = useMemo(() => ({ ...defaultModes, scheme }), [scheme]);
  const [from, to] = [former.revision, latter.revision];
  return (
    <div ref={frame} className={own.divided}>
      <section
        className={own.scroller}
        aria-label={t`The dashboard in the tokens of versions ${from} and ${to}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        tabIndex={0}
      >
        <div className={own.screens}>
          {[former, latter].map(({ revision, design }, at) => (
            <div key={`${at} ${revision}`} className={own.screen}>
              <DesignTemplate template="dashboard" design={design} modes={modes} />
            </div>
          ))}
        </div>
      </section>
      <Tag kind="outlined" className={own.formerTag}>
        v{from}
      </Tag>
      <Tag kind="outlined" className={own.latterTag}>
        v{to}
      </Tag>
      <SplitDivider frame={frame} label={t`Divider of versions ${from} and ${to}`} />
    </div>
  );
}
