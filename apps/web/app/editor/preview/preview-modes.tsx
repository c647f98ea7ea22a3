import { defaultModes, type Modes } from "@tessera/engine";
import { createContext, use, useMemo, type ReactNode } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useViewSettings } from "#editor/view/use-view-settings.ts";

/** The modes of a screen's preview, separate from those of the interface. */
export type PreviewModes = {
  readonly modes: Modes;
  readonly change: (modes: Partial<Modes>) => void;
};

const PreviewModesContext = createContext<PreviewModes | undefined>(undefined);

/** Provides the modes of a screen's preview from the address; the default density is the recipe's. */
export function PreviewModesProvider({ children }: { readonly children: ReactNode }) {
  const density = useDesign(({ recipe }) => recipe.spacing.density);
  const [{ scheme, contrast, density: chosen = density }, change] = useViewSettings();
  const preview = useMemo(() => {
    const shown = scheme === "split" ? defaultModes.scheme : scheme;
    return { modes: { ...defaultModes, scheme: shown, contrast, density: chosen }, change };
  }, [scheme, contrast, chosen, change]);
  return <PreviewModesContext value={preview}>{children}</PreviewModesContext>;
}

/** Returns the modes of the screen's preview and their setter. */
export function usePreviewModes(): PreviewModes {
  const preview = use(PreviewModesContext);
  if (!preview) throw new Error("usePreviewModes must be used within PreviewModesProvider");
  return preview;
}
