import type { ComponentType } from "react";
import { type LoadedOnce, loadOnce, reloadStyles } from "@tessera/ui";
import { importPart } from "#editor/later-parts/import-part.ts";
import { withoutLocale } from "#navigation/localized-path.ts";
import type { editorScreens } from "#navigation/screen-places.ts";

/** The module of a screen. */
export type ScreenModule = { readonly default: ComponentType };

/** A screen of the editor; "variables/" is the screen of every format. */
type ScreenPart = (typeof editorScreens)[number] | "variables/";

const modules = {
  colors: () => import("#editor/screens/colors/colors-screen.tsx"),
  typography: () => importPart(import("#editor/screens/typography/typography-screen.tsx")),
  shadows: () => importPart(import("#editor/screens/shadows/shadows-screen.tsx")),
  borders: () => importPart(import("#editor/screens/borders/borders-screen.tsx")),
  radii: () => importPart(import("#editor/screens/radii/radii-screen.tsx")),
  size: () => importPart(import("#editor/screens/size/size-screen.tsx")),
  spacing: () => importPart(import("#editor/screens/spacing/spacing-screen.tsx")),
  "z-indices": () => importPart(import("#editor/screens/z-indices/z-indices-screen.tsx")),
  breakpoint: () => importPart(import("#editor/screens/breakpoint/breakpoint-screen.tsx")),
  motion: () => importPart(import("#editor/screens/motion/motion-screen.tsx")),
  tokens: () => importPart(import("#editor/screens/tokens/tokens-screen.tsx")),
  variables: () => importPart(import("#editor/screens/variables/variables-screen.tsx")),
  "variables/": () => importPart(import("#editor/screens/variables/variables-format-screen.tsx")),
} satisfies Record<ScreenPart, () => Promise<ScreenModule>>;

const parts = new Map<string, LoadedOnce<ScreenModule>>(
  Object.entries(modules).map(([id, importScreen]) => [id, loadOnce(() => load(importScreen))]),
);

async function load(importScreen: () => Promise<ScreenModule>): Promise<ScreenModule> {
  await reloadStyles();
  return importScreen();
}

/** Returns the id of the screen at an address of the design-system area; all formats share one. */
export function screenIdOf(pathname: string): string {
  const [, path = ""] = withoutLocale(pathname).split("/design-system/");
  return path.replace(/(?<=\/).*/, "");
}

/** Returns the module loader of a screen. */
export function getScreenPart(id: string): LoadedOnce<ScreenModule> {
  const part = parts.get(id);
  if (!part) throw new Error(`There is no screen "${id}".`);
  return part;
}

/** The modules of screens that load when they are first shown. */
const details = [
  () => importPart(import("#editor/screens/colors/pins/step-detail.tsx")),
  () => importPart(import("#editor/screens/colors/pins/lost-promises.tsx")),
  () => importPart(import("#editor/screens/colors/status-part.tsx")),
  () => importPart(import("#editor/screens/colors/neutral-part.tsx")),
  () => importPart(import("#editor/screens/colors/contrast-part.tsx")),
  () => importPart(import("#editor/screens/colors/advanced-part.tsx")),
  () => importPart(import("#editor/screens/colors/from-image/image-dialog.tsx")),
];

/**
 * Loads the remaining screens and details one after the other; a failed one is retried when it is
 * opened.
 */
export async function loadAllScreens(): Promise<void> {
  const loads = [...[...parts.values()].map((part) => part.load), ...details];
  for (const load of loads) await load().catch(() => undefined);
}
