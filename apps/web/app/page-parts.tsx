import { loadOnce, reloadStyles } from "@tessera/ui";
import type { ComponentType, ReactNode } from "react";
import { findRoute } from "#navigation/routes.ts";

/** The module of a page or a layout. */
type PageModule = {
  readonly default: ComponentType<{ readonly children?: ReactNode }>;
  /** Loads what an address needs besides the module. */
  readonly prepare?: (path: string) => Promise<void>;
};

const modules = import.meta.glob<PageModule>([
  "./{application,editor/frame,marketing}/*-layout.tsx",
  "./{account,authentication,contact,editor/frame/start,history,notifications,organization-settings,overview,shared-project,upgrade,marketing/*}/*-page.tsx",
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
  const loading = Promise.all(findRoute(path).files.map((file) => preparePart(file, path)));
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

/** Renders the page of an address in its layouts, which `prepareAddress` has loaded. */
export function renderAddress(path: string): ReactNode {
  return findRoute(path).files.reduceRight<ReactNode>(
    (inner, file) => <PagePart file={file}>{inner}</PagePart>,
    undefined,
  );
}

function PagePart({ file, children }: { readonly file: string; readonly children: ReactNode }) {
  const loaded = getPart(file).read();
  if (!loaded) throw new Error(`The page "${file}" is not loaded. Call prepareAddress first.`);
  return <loaded.default>{children}</loaded.default>;
}
