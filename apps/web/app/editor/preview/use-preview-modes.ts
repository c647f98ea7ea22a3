import { defaultModes, type Density, type Modes, type Scheme } from "@tessera/engine";
import { useMemo, useState } from "react";

/** The modes that a preview shows, apart from those of the interface around it. */
export type PreviewModes = {
  readonly modes: Modes;
  readonly setScheme: (scheme: Scheme) => void;
  readonly setDensity: (density: Density) => void;
};

/** The modes of a preview, changed on the preview itself; they start light, in the recipe's density. */
export function usePreviewModes(density: Density): PreviewModes {
  const [chosen, setChosen] = useState<Partial<Modes>>({});
  const modes = useMemo(() => ({ ...defaultModes, density, ...chosen }), [density, chosen]);
  return {
    modes,
    setScheme: (scheme) => setChosen((before) => ({ ...before, scheme })),
    setDensity: (next) => setChosen((before) => ({ ...before, density: next })),
  };
}
