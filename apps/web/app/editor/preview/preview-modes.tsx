import { defaultModes, type Modes } from "@tessera/engine";
import { createContext, use, useMemo, useState, type ReactNode } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";

/** The modes of a screen's preview, separate from those of the interface. */
export type PreviewModes = {
  readonly modes: Modes;
  readonly change: (modes: Partial<Modes>) => void;
};

const PreviewModesContext = createContext<PreviewModes | undefined>(undefined);

/** Provides the modes of a screen's preview; they start with light and the recipe's density. */
export function PreviewModesProvider({ children }: { readonly children: ReactNode }) {
  const density = useDesign(({ recipe }) => recipe.spacing.density);
  const [chosen, setChosen] = useState<Partial<Modes>>({});
  const preview = useMemo(
    () => ({
      modes: { ...defaultModes, density, ...chosen },
      change: (next: Partial<Modes>) => setChosen((before) => ({ ...before, ...next })),
    }),
    [density, chosen],
  );
  return <PreviewModesContext value={preview}>{children}</PreviewModesContext>;
}

/** Returns the modes of the screen's preview and their setter. */
export function usePreviewModes(): PreviewModes {
  const preview = use(PreviewModesContext);
  if (!preview) throw new Error("usePreviewModes must be used within PreviewModesProvider");
  return preview;
}
