import { Trans, useLingui } from "@lingui/react/macro";
import { findExportLimit } from "@tessera/contract";
import { categoryOrder, type Format, type PrintOptions, type ReadableFile } from "@tessera/engine";
import { CodeBlock } from "@tessera/ui";
import { useMemo, type ReactNode } from "react";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { LockedTitle } from "#editor/project/plan-locks.tsx";
import { Section } from "#editor/panes/section.tsx";
import { appearances } from "#editor/navigation/screens.tsx";
import { highlightCode } from "#code/highlight-code.ts";
import { describeSteps, snippetLanguageOf } from "#editor/screens/variables/format-files.ts";
import { parseRequestedOptions } from "#editor/screens/variables/options/requested-options.ts";
import type { ExportedFiles } from "#editor/screens/variables/file/read-exported-files.ts";
import { countInFiles } from "./count-in-files.ts";
import styles from "./file-facts.module.css";
import { ProOffer } from "#upgrade/pro-offer.tsx";

type FileFactsProps = {
  readonly format: Format;
  /** The exported files and their options; the file names are needed for a download only. */
  readonly exported: Pick<ExportedFiles, "files" | "options"> & {
    readonly fileName?: string | undefined;
  };
  readonly children: ReactNode;
};

/** Shows information beside the files: how to use them, their options, and their contents. */
export function FileFacts({ format, exported, children }: FileFactsProps) {
  const { t, i18n } = useLingui();
  const { organization, entitlements } = useOpenProject();
  const isExported = findExportLimit(organization.plan, format.id) === undefined;
  const design = useDraft(({ saved }) => saved.design);
  const { fileName, options } = exported;
  const requested = useMemo(
    () => parseRequestedOptions(format, options, organization.plan),
    [format, options, organization.plan],
  );
  const steps = describeSteps(format.id);
  const code = useMemo(() => {
    const words = format.steps?.(design, requested) ?? "";
    return format.snippet(design, requested, fileName).slice(words.length).trim();
  }, [format, design, requested, fileName]);
  return (
    <aside className={styles.facts} aria-label={t`About this file`}>
      <Section title={t`How to use`}>
        {steps && <p className={styles.note}>{i18n._(steps)}</p>}
        <CodeBlock
          className={styles.snippet}
          hasLineNumbers={false}
          label={t`Example`}
          lines={highlightCode(code, snippetLanguageOf(format.id))}
        />
      </Section>
      {children}
      <FileCounts format={format} files={exported.files} requested={requested} />
      {isExported && !entitlements.hasDarkMode && <LockedDarkNote />}
    </aside>
  );
}

type FileCountsProps = {
  readonly format: Format;
  readonly files: readonly ReadableFile[];
  /** The options of the files. */
  readonly requested: PrintOptions;
};

function FileCounts({ format, files, requested }: FileCountsProps) {
  const { t, i18n } = useLingui();
  const design = useDraft(({ saved }) => saved.design);
  const counts = useMemo(
    () => countInFiles(format, files, design, requested),
    [format, files, design, requested],
  );
  if (!counts) return null;
  return (
    <Section title={t`In this file`}>
      <dl className={styles.counts}>
        {categoryOrder.map((category) => (
          <div key={category} className={styles.count}>
            <dt>{i18n._(appearances[category].title)}</dt>
            <dd>{counts.get(category) ?? 0}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Explains what the Free plan leaves out of a file, and which plan adds it. */
function LockedDarkNote() {
  const { t } = useLingui();
  return (
    <Section title={<LockedTitle>{t`Dark values`}</LockedTitle>}>
      <p className={styles.note}>
        <Trans>This file has light mode only. Pro adds dark values under the same names.</Trans>
      </p>
      <ProOffer>{t`See Pro`}</ProOffer>
    </Section>
  );
}
