import { generatePalette, type HexColor } from "@tessera/engine";
import { joinClassNames } from "@tessera/ui";
import { useMemo } from "react";
import styles from "./palette-stripes.module.css";

/** The eleven colors that the engine makes of a base color, side by side or one below the other; the base is broader. */
export function PaletteStripes({
  base,
  direction,
  className,
}: {
  base: HexColor;
  direction: "row" | "column";
  className?: string | undefined;
}) {
  const { steps } = useMemo(() => generatePalette(base), [base]);
  return (
    <span
      className={joinClassNames(styles["stripes"], styles[direction], className)}
      aria-hidden="true"
    >
      {steps.map(({ step, hex, isBase }) => (
        <span
          key={step}
          className={isBase ? styles["base"] : styles["step"]}
          style={{ backgroundColor: hex }}
        />
      ))}
    </span>
  );
}
