import { useLingui } from "@lingui/react/macro";
import type { HexColor } from "@tessera/engine/color";
import { ColorPicker } from "@tessera/ui";
import { readRamp } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useDecision } from "#editor/fields/use-decision.ts";
import { Section } from "#editor/panes/section.tsx";

/** Edits the base color, as text and by lightness, chroma and hue. */
export function BaseColorSection() {
  const { t } = useLingui();
  const { label, value, canEdit, message, change } = useDecision("color/base", "continuous");
  const baseStep = useDesign(
    (design) => readRamp(design, "primary").find(({ isBase }) => isBase)?.step,
  );
  return (
    <Section
      title={label}
      aside={baseStep === undefined ? t`not on any step` : t`step ${baseStep}, unchanged`}
    >
      <ColorPicker
        label={label}
        value={value as HexColor}
        isDisabled={!canEdit}
        errorMessage={message}
        onChange={change}
      />
    </Section>
  );
}
