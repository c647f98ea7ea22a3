import { importPart } from "#editor/later-parts/import-part.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { findColorStepReferences, recipeCounts, tokenName } from "@tessera/engine";
import { NumberField, SegmentedControl } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { Section } from "#editor/panes/section.tsx";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { resizeStepNames } from "./resize-step-names.ts";
import { findPreset, stepNamePresets } from "./step-name-presets.ts";
import styles from "./step-names-section.module.css";
import { type StepNames, useColorStepNames } from "./use-color-step-names.ts";
import { TypedTextField } from "#editor/fields/typed-text-field.tsx";

const LostPinsDialog = lazyPart(
  async () => (await importPart(import("./lost-pins-dialog.tsx"))).LostPinsDialog,
);

/** Edits the number of steps of every palette, and their names. */
export function StepNamesSection() {
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  const stepNames = useDesign(({ recipe }) => recipe.color.advanced.stepNames);
  const changes = useColorStepNames();
  return (
    <Section title={t`Steps`} aside={t`the same in every palette`}>
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

/** Shows a field for the name of every step, from the lightest. */
function StepNameFields({ rename }: Pick<StepNames, "rename">) {
  const { t } = useLingui();
  const stepNames = useDesign(({ recipe }) => recipe.color.advanced.stepNames);
  return (
    <ol className={styles.names} aria-label={t`Step names, lightest first`}>
      {stepNames.map((name, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step keeps the same field while it is renamed
        <li key={index}>
          <TypedTextField
            aria-label={t`Name of step ${index + 1}`}
            printed={name}
            apply={(text) => rename(index, text.trim())}
          />
        </li>
      ))}
    </ol>
  );
}

/**
 * Lists the pins and references of each step; shows nothing if there are no pins and references.
 */
function StepReferencesList() {
  const referred = useDesign(({ recipe }) =>
    recipe.color.advanced.stepNames.flatMap((name) => {
      const { pins, aliases } = findColorStepReferences(recipe, [name]);
      return pins.length + aliases.length > 0 ? [{ name, paths: [...pins, ...aliases] }] : [];
    }),
  );
  if (referred.length === 0) return null;
  return (
    <div className={styles.references}>
      <p>
        <Trans>Renaming also updates:</Trans>
      </p>
      <ul>
        {referred.map(({ name, paths }) => (
          <li key={name}>
            <b>{name}</b> {paths.map(tokenName).join(", ")}
          </li>
        ))}
      </ul>
    </div>
  );
}
