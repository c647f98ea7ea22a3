import { useLingui } from "@lingui/react/macro";
import type { HexColor } from "@tessera/engine/color";
import { ListBox, ListBoxItem } from "react-aria-components";
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
    <ListBox
      aria-label={t`Swatches`}
      layout="grid"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={chosen === -1 ? [] : [chosen]}
      disabledKeys={isDisabled ? swatches.keys() : []}
      onSelectionChange={(keys) => {
        const picked = swatches.find((_, index) => keys !== "all" && keys.has(index));
        if (picked) onPick(picked.color);
      }}
      className={styles.swatches}
    >
      {swatches.map(({ color, name }, index) => (
        <ListBoxItem
          // oxlint-disable-next-line react/no-array-index-key -- a palette may contain a color twice
          key={index}
          id={index}
          textValue={name}
          aria-label={name}
          className={styles.swatch}
        >
          <Swatch color={color} sizePx={24} />
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
