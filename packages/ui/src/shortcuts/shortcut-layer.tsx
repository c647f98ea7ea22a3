import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { getShortcutRegistry } from "./browser-shortcuts.ts";
import type { ShortcutLayer as LayerId } from "./shortcut-registry.ts";

const LayerContext = createContext<LayerId | undefined>(undefined);

/** Around the content of whatever lies over the page while it is open: shortcuts outside of it rest. */
export function ShortcutLayer({ children }: { readonly children: ReactNode }) {
  const [layer] = useState(() => Symbol("layer"));
  useEffect(() => getShortcutRegistry().open(layer), [layer]);
  return <LayerContext value={layer}>{children}</LayerContext>;
}

/** The layer that a component stands in; undefined on the page itself. */
export function useShortcutLayer(): LayerId | undefined {
  return use(LayerContext);
}
