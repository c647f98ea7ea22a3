import type { Modes } from "@tessera/engine";
import { useMemo } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useViewSettings } from "#editor/view/use-view-settings.ts";

/** The modes of the preview, separate from those of the interface. */
export type PreviewModes = {
  readonly modes: Modes;
  readonly change: (modes: Partial<Modes>) => void;
};

/** Returns the modes of the preview and their setter; a divided preview counts as light. */
export function usePreviewModes(): PreviewModes {
  const recipeDensity = useDesign(({ recipe }) => recipe.spacing.density);
  const [{ scheme, contrast, density = recipeDensity }, change] = useViewSettings();
  const modes = useMemo(
    () => ({ scheme: scheme === "dark" ? scheme : "light", contrast, density }) as const,
    [scheme, contrast, density],
  );
  return { modes, change };
}
