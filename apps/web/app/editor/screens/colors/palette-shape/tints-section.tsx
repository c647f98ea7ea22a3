import { Trans, useLingui } from "@lingui/react/macro";
import {
  findTokenReferences,
  parseRecipe,
  pathsOfTints,
  setTints,
  tokenName,
  readRamp,
} from "@tessera/engine";
import { Ramp, Switch, Text } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import { useRefusal } from "#editor/fields/use-refusal.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { useCopyNotice } from "#editor/panes/use-copy-notice.ts";
import { Section } from "#editor/panes/section.tsx";
import styles from "./tints-section.module.css";

const path = "color/advanced/hasTints";

/**
 * Toggles a quiet tint palette for every palette, for surfaces of a base whose light steps are too
 * vivid.
 */
export function TintsSection() {
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  const edit = useEdit();
  const copy = useCopyNotice();
  const [refusal, refuse] = useRefusal();
  const isOn = useDesign(({ recipe }) => recipe.color.advanced.hasTints);
  const steps = useDesign((design) => readRamp(design, "primary-tint"));
  const { pins, aliases } = useDesign(({ recipe }) =>
    findTokenReferences(recipe, pathsOfTints(recipe)),
  );
  const names = aliases.map(tokenName).join(", ");

  function turn(isWanted: boolean) {
    if (!isWanted && aliases.length > 0) {
      return refuse(t`Still used by ${names}. Point them to other colors first.`);
    }
    const result = edit(path, ({ recipe }) => parseRecipe(setTints(recipe, isWanted)));
    if (!result.ok) refuse(result.message);
  }

  return (
    <Section title={t`Tints`}>
      <Switch
        isSelected={isOn}
        isDisabled={!canEdit}
        onChange={turn}
        description={t`Subtle surfaces use these instead of the palette’s own light steps.`}
        errorMessage={refusal}
      >
        {t`Add softer tints to every palette`}
      </Switch>
      {isOn && (
        <Ramp
          className={styles.ramp}
          label={t`Primary tints`}
          steps={steps}
          onSelect={({ hex }) => void copy(hex)}
        />
      )}
      {isOn && pins.length > 0 && (
        <Text size="label" tone="muted" className={styles.note}>
          <Trans>Turning tints off also removes these pins: {pins.map(tokenName).join(", ")}</Trans>
        </Text>
      )}
    </Section>
  );
}
