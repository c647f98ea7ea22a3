import { useLingui } from "@lingui/react/macro";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { TypedTextField } from "#editor/fields/typed-text-field.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./step-names-section.module.css";
import type { StepNames } from "./use-color-step-names.ts";

/** Shows a field for the name of every step, from the lightest. */
export function StepNameFields({ rename }: Pick<StepNames, "rename">) {
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  const { stepNames } = useDesign().recipe.color.advanced;
  return (
    <ol className={styles.names} aria-label={t`Step names, lightest first`}>
      {stepNames.map((name, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step keeps the same field while it is renamed
        <li key={index}>
          <TypedTextField
            aria-label={t`Name of step ${index + 1}`}
            isReadOnly={!canEdit}
            printed={name}
            apply={(text) => rename(index, text.trim())}
          />
        </li>
      ))}
    </ol>
  );
}
