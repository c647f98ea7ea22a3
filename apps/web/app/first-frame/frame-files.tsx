import type { ReactNode } from "react";
import { preload, preloadModule } from "react-dom";
import type { EntryContext } from "react-router";

/** Lists the style sheets of the routes below the root at an address. */
export function listStyles(context: EntryContext): readonly string[] {
  return [...new Set(listRoutes(context).flatMap(({ css = [] }) => css))];
}

/**
 * Preloads the files of an address: the style sheets first, because the first paint waits for them.
 */
export function FilePreloads({
  context,
  children,
}: {
  readonly context: EntryContext;
  readonly children: ReactNode;
}) {
  for (const file of listStyles(context)) preload(file, { as: "style" });
  for (const file of listRoutes(context).flatMap(({ module, imports = [] }) => [
    module,
    ...imports,
  ])) {
    preloadModule(file, { as: "script" });
  }
  return children;
}

function listRoutes({ manifest, staticHandlerContext }: EntryContext) {
  return staticHandlerContext.matches
    .filter(({ route }) => route.id !== "root")
    .flatMap(({ route }) => manifest.routes[route.id] ?? []);
}
