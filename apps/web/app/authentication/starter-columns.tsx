import { starterPalettes } from "@tessera/engine";
import { PaletteStripes } from "#palettes/palette-stripes.tsx";
import styles from "./authentication.module.css";

/** What the engine makes of the five starters: the only imagery there is. */
export function StarterColumns() {
  return (
    <div className={styles["starters"]} aria-hidden="true">
      {starterPalettes.map(({ name, base }) => (
        <PaletteStripes key={name} base={base} size="column" />
      ))}
    </div>
  );
}
