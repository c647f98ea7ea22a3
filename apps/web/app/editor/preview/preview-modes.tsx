import { defaultModes, type Density, type Modes, type Scheme } from "@tessera/engine";
import { createContext, use, useMemo, useState, type ReactNode } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";

/** The modes of a screen's preview, separate from those of the interface. */
export type PreviewModes = {
  readonly modes: Modes;
  readonly setScheme: (scheme: Scheme) => void;
  readonly setDensity: (density: Density) => void;
};

const PreviewModesContext = createContext<PreviewModes | undefined>(undefined);

/** Provides the modes of a screen's preview; they start with light and the recipe's density. */
export function PreviewModesProvider({ children }: { readonly children: ReactNode }) {
  const density = useDesign(({ recipe }) => recipe.spacing.density);
  const [chosen, setChosen] = useState<Partial<Modes>>({});
  const preview = useMemo(
    () => ({
      modes: { ...defaultModes, density, ...chosen },
      setScheme: (scheme: Scheme) => setChosen((before) => ({ ...before, scheme })),
      setDensity: (next: Density) => setChosen((before) => ({ ...before, density: next })),
    }),
    [density, chosen],
  );
  return <PreviewModesContext value={preview}>{children}</PreviewModesContext>;
}

/** Returns the modes of the screen's preview and their setters. */
export function usePreviewModes(): PreviewModes {
  const preview = use(PreviewModesContext);
  if (!preview) throw new Error("usePreviewModes must be used within PreviewModesProvider");
  return preview;
}
