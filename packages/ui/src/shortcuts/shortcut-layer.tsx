import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { getShortcutRegistry } from "./browser-shortcuts.ts";
import type { ShortcutLayer as LayerId } from "./shortcut-registry.ts";

const LayerContext = createContext<LayerId | undefined>(undefined);

/** Wraps an overlay's content; shortcuts outside of it are inactive while it is open. */
export function ShortcutLayer({ children }: { readonly children: ReactNode }) {
  const [layer] = useState(() => Symbol("layer"));
  useEffect(() => getShortcutRegistry().open(layer), [layer]);
  return <LayerContext value={layer}>{children}</LayerContext>;
}

/** Returns the layer that contains a component; undefined on the page itself. */
export function useShortcutLayer(): LayerId | undefined {
  return use(LayerContext);
}
