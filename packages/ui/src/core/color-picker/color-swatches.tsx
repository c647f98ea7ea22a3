import { useLingui } from "@lingui/react/macro";
import type { HexColor } from "@tessera/engine/color";
import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { Swatch } from "../swatch/swatch.tsx";
import styles from "./color-picker.module.css";

/** A color that the application offers, with its accessible name. */
export type ColorSwatch = { readonly color: HexColor; readonly name: string };

type ColorSwatchesProps = {
  readonly swatches: readonly ColorSwatch[];
  readonly value: HexColor;
  readonly isDisabled: boolean;
  readonly onPick: (color: HexColor) => void;
};

/** Colors to pick from: arrows move between them, Enter or Space chooses one. */
export function ColorSwatches({ swatches, value, isDisabled, onPick }: ColorSwatchesProps) {
  const { t } = useLingui();
  const chosen = swatches.findIndex(({ color }) => color === value);
  return (
    <ToggleButtonGroup
      aria-label={t`Swatches`}
      isDisabled={isDisabled}
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={([picked]) => {
        const swatch = swatches[Number(picked)];
        if (swatch) onPick(swatch.color);
      }}
      className={styles.swatches ?? ""}
    >
      {swatches.map(({ color, name }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a palette may contain a color twice
        <ToggleButton key={index} id={index} aria-label={name} className={styles.swatch ?? ""}>
          <Swatch color={color} sizePx={24} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
