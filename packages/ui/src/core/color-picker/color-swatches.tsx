import { useLingui } from "@lingui/react/macro";
import type { HexColor } from "@tessera/engine/color";
import { useRovingFocus } from "../roving-focus/use-roving-focus.ts";
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
  const { row, tabIndexOf } = useRovingFocus(Math.max(chosen, 0));
  return (
    <div {...row} role="radiogroup" aria-label={t`Swatches`} className={styles.swatches}>
      {swatches.map(({ color, name }, index) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- a palette may contain a color twice
          key={index}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the arrow keys move without choosing
          role="radio"
          aria-checked={index === chosen}
          aria-label={name}
          tabIndex={tabIndexOf(index)}
          disabled={isDisabled}
          onClick={() => index !== chosen && onPick(color)}
          className={styles.swatch}
        >
          <Swatch color={color} sizePx={24} />
        </button>
      ))}
    </div>
  );
}
