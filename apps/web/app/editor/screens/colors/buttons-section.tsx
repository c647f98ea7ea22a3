import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { RecipeChoiceField } from "#editor/fields/recipe-choice-field.tsx";
import { Section } from "#editor/panes/section.tsx";
import styles from "./buttons-section.module.css";
import { FillNote } from "./fill-note.tsx";

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
      <FillNote palette="primary" />
    </Section>
  );
}
