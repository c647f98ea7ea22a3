import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest } from "vite";
import type { PageRenderer, RenderedPage } from "../../apps/web/app/built-page/built-page.ts";
import { localizedPath } from "../../apps/web/app/navigation/localized-path.ts";
import {
  framedRoutes,
  prerenderedPaths,
  printFrameFile,
} from "../../apps/web/app/navigation/public-paths.ts";
import { compressFiles } from "./compress-files.ts";
import { listFrameRoutes } from "./list-frame-routes.ts";
import { listPageFiles } from "./list-page-files.ts";

/** The content-security-policy sources of a page's inline scripts and styles. */
type PageSources = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** The facts about the built site that the server reads. */
type Site = {
  /** Every HTML file, relative to the client folder. */
  readonly pages: Readonly<Record<string, PageSources>>;
  readonly routes: ReturnType<typeof listFrameRoutes>;
};

const manifestFile = ".vite/manifest.json";

/** Renders every page of a fresh build into its client folder, and describes the site. */
export async function writePages(build: string): Promise<void> {
  const client = join(build, "client");
  const manifest = JSON.parse(readFileSync(join(client, manifestFile), "utf8")) as Manifest;
  rmSync(dirname(join(client, manifestFile)), { recursive: true });
  const server = pathToFileURL(join(build, "server/entry.server.js")).href;
  const { renderPage } = (await import(server)) as PageRenderer;
  const pages: Record<string, PageSources> = {};
  for (const [path, file] of listPages()) {
    const page = await renderPage(path, listPageFiles(client, manifest, path));
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), page.html);
    pages[file] = hashInline(page);
  }
  const site: Site = { pages, routes: listFrameRoutes() };
  compressFiles(listFiles(client));
  writeFileSync(join(build, "site.json"), JSON.stringify(site));
}

/** Lists the pages and the frames of both languages, by their address and their file. */
function listPages(): readonly (readonly [path: string, file: string])[] {
  const pages = prerenderedPaths.map((path) => [path, `${path}/index.html`.slice(1)] as const);
  const frames = framedRoutes.flatMap((route) => {
    const path = route.replace(":format", "css");
    const file = printFrameFile(route);
    return [[path, file] as const, [localizedPath(path, "tr"), `tr/${file}`] as const];
  });
  return [...pages, ...frames].map(([path, file]) => [path, file.replace(/^\//, "")]);
}

function hashInline({ scripts, styles }: RenderedPage): PageSources {
  return { scripts: scripts.map(hashSource), styles: styles.map(hashSource) };
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
}
