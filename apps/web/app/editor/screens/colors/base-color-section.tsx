import { Trans, useLingui } from "@lingui/react/macro";
import { type HexColor, oklabOf } from "@tessera/engine/color";
import { ColorPicker, Text } from "@tessera/ui";
import { readRamp, tokenPath, type Design, type Modes } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useDecision } from "#editor/fields/use-decision.ts";
import { Section } from "#editor/panes/section.tsx";
import { usePreviewModes } from "#editor/preview/preview-modes.tsx";
import styles from "./base-color-section.module.css";

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
      <BaseNote />
    </Section>
  );
}

/** The distance in Oklab from which a button no longer looks like the base color. */
const leastDeltaE = 0.1;

/** Explains which step buttons use if the base color is hardly visible in them. */
function BaseNote() {
  const { modes } = usePreviewModes();
  const step = useDesign((design) => findButtonStep(design, modes));
  if (step === undefined) return null;
  return (
    <Text size="label" tone="muted" className={styles.note}>
      <Trans>Buttons use step {step} so their labels stay readable.</Trans>
    </Text>
  );
}

/** Returns the step that buttons have instead of the base color; undefined if they look like it. */
function findButtonStep(design: Design, modes: Modes): string | undefined {
  const solid = design.valuesIn(modes).get(tokenPath("color.action-solid"));
  if (solid?.type !== "color" || distance(solid.hex, design.recipe.color.base) < leastDeltaE)
    return undefined;
  return readRamp(design, "primary").find(({ hex }) => hex === solid.hex)?.step;
}

function distance(one: HexColor, other: HexColor): number {
  const [a, b] = [oklabOf(one), oklabOf(other)];
  return Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b);
}
