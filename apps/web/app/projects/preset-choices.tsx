import { useLingui } from "@lingui/react/macro";
import { type PresetId, presets } from "@tessera/engine";
import { Radio, RadioGroup } from "react-aria-components";
import { PaletteStripes } from "#palettes/palette-stripes.tsx";
import { presetNames } from "#presets/preset-names.ts";
import styles from "./projects.module.css";

type PresetChoicesProps = {
  readonly value: PresetId;
  readonly onChange: (id: PresetId) => void;
};

/** Shows every preset with its palette and its name; one is chosen. */
export function PresetChoices({ value, onChange }: PresetChoicesProps) {
  const { t, i18n } = useLingui();
  return (
    <RadioGroup
      aria-label={t`Preset`}
      value={value}
      onChange={(id) => onChange(id as PresetId)}
      className={styles.presets ?? ""}
    >
      {presets.map(({ id, recipe }) => (
        <Radio key={id} value={id} className={styles.preset ?? ""}>
          <PaletteStripes base={recipe.color.base} size="card" className={styles.stripes} />
          <span className={styles.presetName}>{i18n._(presetNames[id])}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
