import { generatePalette, type HexColor } from "@tessera/engine";
import { MiniRamp } from "@tessera/ui";
import { useMemo } from "react";

/** Shows the eleven generated colors of a base color: across a card, below a picture or down a column. */
export function PaletteStripes({
  base,
  size,
  className,
}: {
  base: HexColor;
  size: "card" | "foot" | "column";
  className?: string | undefined;
}) {
  const { steps } = useMemo(() => generatePalette(base), [base]);
  return <MiniRamp steps={steps} size={size} className={className} />;
}
