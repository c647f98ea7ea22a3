import { useLingui } from "@lingui/react/macro";
import { type HexColor, parseHexColor, starterPalettes } from "@tessera/engine";
import { contrastRatio } from "@tessera/engine/color";
import { useId } from "react";
import styles from "./hero.module.css";

const black = parseHexColor("#000000");
/**
 * Black and white have the same contrast with a color at the square root of the 21 between them.
 */
const evenContrast = Math.sqrt(21);

/** Shows the starting colors as a row of tiles; the chosen one has the square. */
export function StarterSwatches({
  value,
  onChange,
}: {
  value: HexColor;
  onChange: (base: HexColor) => void;
}) {
  const { t } = useLingui();
  const group = useId();
  return (
    <div role="radiogroup" aria-label={t`Starting colors`} className={styles.swatches}>
      {starterPalettes.map(({ name, base }) => (
        <label
          key={name}
          className={styles.swatch}
          style={{ backgroundColor: base, color: isPale(base) ? "#000000" : "#ffffff" }}
        >
          <input
            type="radio"
            name={group}
            aria-label={name}
            checked={base === value}
            onChange={() => onChange(base)}
          />
        </label>
      ))}
    </div>
  );
}

/** Returns whether black is more readable than white on a color. */
function isPale(color: HexColor): boolean {
  return black !== undefined && contrastRatio(color, black) > evenContrast;
}
