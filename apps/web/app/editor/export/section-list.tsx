import { useLingui } from "@lingui/react/macro";
import { Button, HiddenText } from "@tessera/ui";
import { Section } from "#editor/panes/section.tsx";
import { appearances } from "#editor/navigation/screens.tsx";
import styles from "./export-sheet.module.css";
import type { FileSection } from "./file-sections.ts";

type SectionListProps = {
  readonly sections: readonly FileSection[];
  readonly onChoose: (line: number) => void;
};

/** Lists the parts of a file with their first lines; a click shows the part. */
export function SectionList({ sections, onChoose }: SectionListProps) {
  const { t, i18n } = useLingui();
  if (sections.length === 0) return null;
  return (
    <Section title={t`In this file`} aside={<span className={styles.length}>{t`line`}</span>}>
      <ul className={styles.sections}>
        {sections.map(({ category, line, hasChanges }) => (
          <li key={category}>
            <Button kind="quiet" className={styles.section} onPress={() => onChoose(line)}>
              <span className={styles.sectionName}>{i18n._(appearances[category].title)}</span>
              {hasChanges && (
                <>
                  <span className={styles.changed} aria-hidden="true" />
                  <HiddenText>{t`has changes`}</HiddenText>
                </>
              )}
              <span className={styles.line}>{line}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
