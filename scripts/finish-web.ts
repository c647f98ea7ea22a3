// Post-processes React Router's build once: defers hydration of reading pages, preserves early
// typing, hashes inline scripts, lists routes for the server, and compresses files.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { formPaths, notFoundPath, readingPaths } from "../apps/web/app/navigation/public-paths.ts";
import routes from "../apps/web/app/routes.ts";
import { compressFiles } from "./web-build/compress-files.ts";
import { deferHydration, keepTyping, stripScripts } from "./web-build/prepare-page.ts";
import { listRoutes, type SiteRoute } from "./web-build/list-routes.ts";
import { hashInlineScripts } from "./web-build/script-hashes.ts";

/** The facts about the built site that the server reads. */
export type Site = {
  /** Every HTML file, relative to the client folder, with the sources of its inline scripts. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly routes: readonly SiteRoute[];
};

/** Post-processes a fresh build in a folder of the form `build/`. */
export function finishWeb(build: string): void {
  const client = join(build, "client");
  const siteFile = join(build, "site.json");
  if (existsSync(siteFile)) throw new Error(`${siteFile} exists: this build is finished already`);
  const files = listFiles(client);
  const pages = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => [printName(client, file), finishPage(client, file)] as const);
  const site: Site = { pages: Object.fromEntries(pages), routes: listRoutes(routes) };
  compressFiles(files);
  writeFileSync(siteFile, JSON.stringify(site));
}

function finishPage(client: string, file: string): readonly string[] {
  const html = finishHtml(printPath(printName(client, file)), readFileSync(file, "utf8"));
  writeFileSync(file, html);
  return hashInlineScripts(html);
}

function finishHtml(path: string, html: string): string {
  if (path === notFoundPath) return stripScripts(html);
  if (isAmong(readingPaths, path)) return deferHydration(keepTyping(html));
  return isAmong(formPaths, path) ? keepTyping(html) : html;
}

function isAmong(paths: readonly string[], path: string): boolean {
  return paths.includes(path);
}

/** Returns the address of a built page, without its locale. */
function printPath(name: string): string {
  return `/${name.replace(/^tr\//, "").replace(/\/?index\.html$/, "")}`;
}

function printName(client: string, file: string): string {
  return relative(client, file).replaceAll("\\", "/");
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
}
