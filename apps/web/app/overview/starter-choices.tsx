import { type HexColor, starterPalettes } from "@tessera/engine";
import { Text } from "@tessera/ui";
import { Radio, RadioGroup } from "react-aria-components";
import { PaletteStripes } from "#palettes/palette-stripes.tsx";
import styles from "./overview.module.css";

/** Shows the five starting colors as whole palettes; a click chooses one. */
export function StarterChoices({
  label,
  value,
  onChange,
  hasNames,
}: {
  label: string;
  value: HexColor | undefined;
  onChange: (base: HexColor) => void;
  hasNames: boolean;
}) {
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      value={value ?? null}
      onChange={(chosen) => {
        const starter = starterPalettes.find(({ base }) => base === chosen);
        if (starter) onChange(starter.base);
      }}
      className={(hasNames ? styles.starters : styles.choices) ?? ""}
    >
      {starterPalettes.map(({ name, base }) => (
        <Radio key={name} value={base} aria-label={name} className={styles.starter ?? ""}>
          <PaletteStripes base={base} size="column" className={styles.stripes} />
          {hasNames && (
            <span className={styles.starterName}>
              <span>{name}</span>
              <Text as="span" size="mono" tone="muted">
                {base}
              </Text>
            </span>
          )}
        </Radio>
      ))}
    </RadioGroup>
  );
}
