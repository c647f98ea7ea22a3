import { Trans } from "@lingui/react/macro";
import type { HexColor } from "@tessera/engine/color";
import { ColorPicker } from "@tessera/ui";
import { readRamp } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useDecision } from "#editor/fields/use-decision.ts";
import { Section } from "#editor/panes/section.tsx";
import { BaseNote } from "./base-note.tsx";

/** Edits the base color, as text and by lightness, chroma and hue. */
export function BaseColorSection() {
  const { label, value, canEdit, message, change } = useDecision("color/base", "continuous");
  const baseStep = useDesign(
    (design) => readRamp(design, "primary").find(({ isBase }) => isBase)?.step,
  );
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
        label={label}
        value={value as HexColor}
        isDisabled={!canEdit}
        errorMessage={message}
        onChange={change}
      />
      <BaseNote />
    </Section>
  );
}
