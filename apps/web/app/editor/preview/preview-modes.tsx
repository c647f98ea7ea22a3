import { defaultModes, type Density, type Modes, type Scheme } from "@tessera/engine";
import { createContext, use, useMemo, useState, type ReactNode } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";

/** The modes that a screen's preview shows, apart from those of the interface around it. */
export type PreviewModes = {
  readonly modes: Modes;
  readonly setScheme: (scheme: Scheme) => void;
  readonly setDensity: (density: Density) => void;
};

const PreviewModesContext = createContext<PreviewModes | undefined>(undefined);

/** Keeps the modes of a screen's preview for all that shows or changes them; they start light, in the recipe's density. */
export function PreviewModesProvider({ children }: { readonly children: ReactNode }) {
  const { density } = useDesign().recipe.spacing;
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

/** The modes that the screen's preview shows, and how to change them. */
export function usePreviewModes(): PreviewModes {
  const preview = use(PreviewModesContext);
  if (!preview) throw new Error("usePreviewModes must be used within PreviewModesProvider");
  return preview;
}
