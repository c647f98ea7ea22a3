import { Trans, useLingui } from "@lingui/react/macro";
import { readRamp, statusNames } from "@tessera/engine";
import { Select, Text } from "@tessera/ui";
import { useState } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { Section } from "#editor/panes/section.tsx";
import styles from "./contrast-mosaic.module.css";
import { ContrastMosaic } from "./contrast-mosaic.tsx";

/** Shows which steps of a palette are readable on which others. */
export function ContrastMosaicSection() {
  const { t } = useLingui();
  const [chosen, setChosen] = useState("primary");
  const palettes = useDesign(({ recipe }) => [
    "primary",
    "neutral",
    ...statusNames,
    ...Object.keys(recipe.color.advanced.palettes),
  ]);
  // A palette can be removed while it is shown.
  const palette = palettes.includes(chosen) ? chosen : "primary";
  const steps = useDesign((design) => readRamp(design, palette));
  return (
    <Section title={t`Every pair of steps`}>
      <Select
        aria-label={t`Palette`}
        isMono
        className={styles.choice}
        options={palettes.map((id) => ({ id, text: id }))}
        value={palette}
        onChange={setChosen}
      />
      <ContrastMosaic steps={steps} />
      <Text size="label" tone="muted">
        <Trans>A row is the surface, a column the text. Aa: 4.5 or more; a dot: 3 or more.</Trans>
      </Text>
    </Section>
  );
}
