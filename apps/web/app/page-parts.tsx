import { type LoadedOnce, loadOnce, reloadStyles } from "@tessera/ui";
import type { ComponentType } from "react";
import { matchRoutes, type RouteObject } from "react-router";
import { type PageRoute, routes } from "./routes.ts";

/** The module of a page or a layout. */
type PageModule = {
  readonly default: ComponentType;
  /** Loads what an address needs besides the module. */
  readonly prepare?: (path: string) => Promise<void>;
};

const modules = import.meta.glob<PageModule>([
  "./{application,editor/frame,marketing}/*-layout.tsx",
  "./{authentication,overview,marketing/*}/*-page.tsx",
  "!./marketing/legal/legal-page.tsx",
]);

const parts = new Map(
  Object.entries(modules).map(([file, importModule]) => [
    file.slice("./".length),
    loadOnce(async () => {
      await reloadStyles();
      return importModule();
    }),
  ]),
);

function getPart(file: string) {
  const part = parts.get(file);
  if (!part) throw new Error(`There is no page "${file}".`);
  return part;
}

const prepared = new Map<string, Promise<unknown>>();

/** Loads the pages and the layouts of an address; `forgetPrepared` lets a failed attempt be repeated. */
export function prepareAddress(path: string): Promise<unknown> {
  const known = prepared.get(path);
  if (known) return known;
  const loading = Promise.all(listFiles(path).map((file) => preparePart(file, path)));
  prepared.set(path, loading);
  return loading;
}

/** Forgets which addresses are loaded, so that one that failed is loaded again. */
export function forgetPrepared(): void {
  prepared.clear();
}

async function preparePart(file: string, path: string): Promise<void> {
  const { prepare } = await getPart(file).load();
  await prepare?.(path);
}

/** Returns the files of the layouts and the page at an address, below this folder. */
function listFiles(path: string): readonly string[] {
  return (matchRoutes(routes, path) ?? []).flatMap(({ route }) => route.file ?? []);
}

/**
 * The routes with the components of their files, which `prepareAddress` loads. A file that does not
 * exist fails here, and thereby the build.
 */
export const pageRoutes: RouteObject[] = routes.map(withElement);

function withElement({ path, file, children }: PageRoute): RouteObject {
  return {
    ...(path !== undefined && { path }),
    ...(file !== undefined && { element: <PagePart file={file} part={getPart(file)} /> }),
    ...(children && { children: children.map(withElement) }),
  };
}

type PagePartProps = { readonly file: string; readonly part: LoadedOnce<PageModule> };

function PagePart({ file, part }: PagePartProps) {
  const loaded = part.read();
  if (!loaded) throw new Error(`The page "${file}" is not loaded. Call prepareAddress first.`);
  return <loaded.default />;
}
