// Post-processes React Router's build once: defers the start of reading pages, hashes inline scripts,
// lists routes for the server, and compresses files.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse, serialize } from "parse5";
import { readingPaths } from "../apps/web/app/navigation/public-paths.ts";
import routes from "../apps/web/app/routes.ts";
import { compressFiles } from "./web-build/compress-files.ts";
import { deferStart } from "./web-build/defer-start.ts";
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
  const page = parse(readFileSync(file, "utf8"));
  if (readingPaths.some((path) => path === printPath(printName(client, file)))) {
    deferStart(page);
    writeFileSync(file, serialize(page));
  }
  return hashInlineScripts(page);
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
