import { useLingui } from "@lingui/react/macro";
import { generatePalette, type HexColor } from "@tessera/engine";
import { Ramp } from "@tessera/ui";
import { useMemo } from "react";

type PaletteRampProps = { readonly name: string; readonly base: HexColor };

/** Shows the palette of a project with the steps of its colors. */
export function PaletteRamp({ name, base }: PaletteRampProps) {
  const { t } = useLingui();
  const { steps } = useMemo(() => generatePalette(base), [base]);
  return <Ramp label={t`Palette of ${name}`} steps={steps} />;
}
