import { Trans, useLingui } from "@lingui/react/macro";
import { ColorPicker } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useDecision } from "#editor/fields/use-decision.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { Section } from "#editor/panes/section.tsx";
import { readRamp } from "#editor/draft/read-ramp.ts";
import { BaseNote } from "./base-note.tsx";

/** Edits the base color, as text and by lightness, chroma and hue. */
export function BaseColorSection() {
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  const design = useDesign();
  const decision = useDecision("color/base");
  const baseStep = readRamp(design, "primary").find(({ isBase }) => isBase)?.step;
  return (
    <Section
      title={<Trans>Base color</Trans>}
      aside={
        baseStep === undefined ? (
          <Trans>not on any step</Trans>
        ) : (
          <Trans>step {baseStep}, unchanged</Trans>
        )
      }
    >
      <ColorPicker
        label={t`Base color`}
        value={design.recipe.color.base}
        isDisabled={!canEdit}
        errorMessage={decision.message}
        onChange={decision.change}
      />
      <BaseNote />
    </Section>
  );
}
