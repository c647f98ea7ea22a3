import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { explainFill, readRamp, type FillReason } from "@tessera/engine";
import { Text } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { RecipeChoiceField } from "#editor/fields/recipe-choice-field.tsx";
import { Section } from "#editor/panes/section.tsx";
import { usePreviewModes } from "#editor/preview/preview-modes.tsx";
import styles from "./buttons-section.module.css";

/** Edits the fill of buttons and the contrast of their labels. */
export function ButtonsSection() {
  const { t } = useLingui();
  const isBold = useDesign(({ recipe }) => recipe.color.ink === "bold");
  return (
    <Section title={t`Buttons`}>
      <RecipeChoiceField
        path="color/solid"
        choices={[
          { id: "brand", text: t`Base color` },
          { id: "strict", text: t`3:1 on surfaces` },
        ]}
      />
      <RecipeChoiceField
        path="color/ink"
        choices={[
          { id: "aa", text: t`Any text, 4.5:1` },
          { id: "bold", text: t`Bold text, 3:1` },
        ]}
      />
      {isBold && (
        <Text size="label" tone="muted" className={styles.note}>
          <Trans>Set button labels in bold at 14 pt (18.7 px) or larger.</Trans>
        </Text>
      )}
      <FillNote />
    </Section>
  );
}

const reasons: Readonly<Record<FillReason, MessageDescriptor>> = {
  grey: msg`A mid-gray button would look disabled.`,
  strict: msg`It is the nearest step with 3:1 on every surface.`,
  highContrast: msg`It is the nearest step with 4.5:1 on every surface.`,
  dark: msg`The base color is hard to see on a dark page.`,
};

/** Shows which color buttons have in the preview's modes, and why, if it is not the base color. */
function FillNote() {
  const { i18n } = useLingui();
  const { modes } = usePreviewModes();
  const hex = useDesign((design) => explainFill(design, modes)?.hex);
  const reason = useDesign((design) => explainFill(design, modes)?.reason);
  const step = useDesign(
    (design) => readRamp(design, "primary").find((each) => each.hex === hex)?.step,
  );
  if (reason === undefined) return null;
  return (
    <Text size="label" tone="muted" className={styles.note}>
      {step === undefined ? (
        <Trans>Buttons are {hex}.</Trans>
      ) : (
        <Trans>Buttons use step {step}.</Trans>
      )}{" "}
      {i18n._(reasons[reason])}
    </Text>
  );
}
