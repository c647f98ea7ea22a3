import { Trans, useLingui } from "@lingui/react/macro";
import { recipeCounts } from "@tessera/engine";
import { NumberField, SegmentedControl } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { Section } from "#editor/panes/section.tsx";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { StepNameFields } from "./step-name-fields.tsx";
import { resizeStepNames } from "./resize-step-names.ts";
import { findPreset, stepNamePresets } from "./step-name-presets.ts";
import styles from "./step-names-section.module.css";
import { StepReferencesList } from "./step-references-list.tsx";
import { useColorStepNames } from "./use-color-step-names.ts";

const LostPinsDialog = lazyPart(
  async () => (await import("./lost-pins-dialog.tsx")).LostPinsDialog,
);

/** Edits the number of steps of every palette, and their names. */
export function StepNamesSection() {
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  const { stepNames } = useDesign().recipe.color.advanced;
  const changes = useColorStepNames();
  return (
    <Section title={<Trans>Steps</Trans>} aside={<Trans>the same in every palette</Trans>}>
      <div className={styles.head}>
        <NumberField
          label={t`Number of steps`}
          className={styles.count}
          isReadOnly={!canEdit}
          value={stepNames.length}
          {...recipeCounts.paletteSteps}
          isWhole
          errorMessage={changes.refusal}
          onChangeEnd={(count) => changes.replace(resizeStepNames(stepNames, count))}
        />
        <SegmentedControl
          label={t`Naming convention`}
          isDisabled={!canEdit}
          segments={stepNamePresets.map(({ id }) => ({ id, text: id }))}
          value={findPreset(stepNames)?.id ?? ""}
          onChange={(id) =>
            changes.replace(stepNamePresets.find((each) => each.id === id)?.stepNames ?? stepNames)
          }
        />
      </div>
      <StepNameFields rename={changes.rename} />
      <StepReferencesList />
      {changes.pending && (
        <LostPinsDialog
          pins={changes.pending.pins}
          onConfirm={changes.confirm}
          onClose={changes.cancel}
          onFailure={changes.cancel}
        />
      )}
    </Section>
  );
}
