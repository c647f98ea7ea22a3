import { Trans, useLingui } from "@lingui/react/macro";
import { getFormat, type Category, type FormatId } from "@tessera/engine";
import { CodeBlock, Icon, LinkButton } from "@tessera/ui";
import { Lock } from "lucide-react";
import { useMemo } from "react";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { tokensOfRecipe } from "#editor/draft/generated-tokens.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { Section } from "#editor/shell/section.tsx";
import { categoryNames } from "./category-names.ts";
import { codeLanguages } from "#editor/variables/code/code-language.ts";
import { highlightCode } from "#editor/variables/code/highlight-code.ts";
import { countInFile } from "./count-in-file.ts";
import styles from "./file-facts.module.css";
import { usageSnippets } from "./usage-snippets.ts";

type FileFactsProps = { readonly formatId: FormatId; readonly text: string };

/** Beside a file: how it is taken into use, and what stands in it. */
export function FileFacts({ formatId, text }: FileFactsProps) {
  const { t } = useLingui();
  const { entitlements } = useOpenProject();
  return (
    <aside className={styles.facts} aria-label={t`About this file`}>
      <Section title={<Trans>How to use</Trans>}>
        <CodeBlock
          className={styles.snippet}
          hasLineNumbers={false}
          label={t`Example`}
          lines={highlightCode(usageSnippets[formatId], codeLanguages[formatId])}
        />
      </Section>
      <Section title={<Trans>In this file</Trans>}>
        <FileCounts formatId={formatId} text={text} />
      </Section>
      {!entitlements.hasDarkMode && <LockedDarkNote />}
    </aside>
  );
}

function FileCounts({ formatId, text }: FileFactsProps) {
  const { i18n } = useLingui();
  const { recipe } = useDraft().saved;
  const counts = useMemo(
    () => countInFile(getFormat(formatId), text, tokensOfRecipe(recipe)),
    [formatId, text, recipe],
  );
  return (
    <dl className={styles.counts}>
      {Object.entries(categoryNames).map(([category, name]) => (
        <div key={category} className={styles.count}>
          <dt>{i18n._(name)}</dt>
          <dd>{counts.get(category as Category) ?? 0}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the Free plan leaves out of a file, and what adds it. */
function LockedDarkNote() {
  return (
    <Section
      title={
        <span className={styles.locked}>
          <Icon icon={Lock} /> <Trans>Dark values</Trans>
        </span>
      }
    >
      <p className={styles.note}>
        <Trans>This file holds the light scheme. Pro adds the dark one to the same names.</Trans>
      </p>
      <LinkButton href="/pricing">
        <Trans>See Pro</Trans>
      </LinkButton>
    </Section>
  );
}
