import { useLingui } from "@lingui/react/macro";
import { type HexColor, starterPalettes } from "@tessera/engine";
import { Text } from "@tessera/ui";
import { Radio, RadioGroup } from "react-aria-components";
import { PaletteStripes } from "#palettes/palette-stripes.tsx";
import styles from "#overview/overview.module.css";

/** Shows the five starting colors as whole palettes; a click chooses one. */
export function StarterChoices({
  value,
  onChange,
  hasNames = false,
}: {
  value: HexColor;
  onChange: (base: HexColor) => void;
  hasNames?: boolean;
}) {
  const { t } = useLingui();
  return (
    <RadioGroup
      aria-label={t`Starting colors`}
      orientation="horizontal"
      value={starterPalettes.some(({ base }) => base === value) ? value : null}
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
