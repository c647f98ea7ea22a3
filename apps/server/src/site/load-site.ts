import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { z } from "zod";
import type { Encoding } from "#encoding/find-encoding.ts";

const siteSchema = z.object({
  pages: z.record(
    z.string(),
    z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
  ),
  routes: z.array(
    z
      .object({ pattern: z.string(), flags: z.string(), frame: z.string() })
      .transform(({ pattern, flags, frame }) => ({ pattern: new RegExp(pattern, flags), frame })),
  ),
});

type SiteDescription = z.output<typeof siteSchema>;

/** The CSP sources of the inline scripts and styles of a page. */
export type PageSources = SiteDescription["pages"][string];

/** A file of the built web, in every encoding that the build wrote. */
export type SiteFile = {
  readonly mediaType: string;
  readonly tag: string;
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer };
};

/** The built web in memory. */
export type Site = {
  /** Every file by its path below the client folder, with slashes. */
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly pages: ReadonlyMap<string, PageSources>;
  /** The addresses of the application, with the page that answers them. */
  readonly routes: SiteDescription["routes"];
};

const mediaTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** Reads a finished build; undefined when it is missing. */
export function loadSite(build: string): Site | undefined {
  const description = join(build, "site.json");
  if (!existsSync(description)) return undefined;
  const { pages, routes } = siteSchema.parse(JSON.parse(readFileSync(description, "utf8")));
  const client = join(build, "client");
  const names = readdirSync(client, { recursive: true, encoding: "utf8" }).filter(
    (name) => !/\.(br|gz)$/.test(name) && statSync(join(client, name)).isFile(),
  );
  return {
    files: new Map(names.map((name) => [name.replaceAll(sep, "/"), loadFile(client, name)])),
    pages: new Map(Object.entries(pages)),
    routes,
  };
}

function loadFile(client: string, name: string): SiteFile {
  const path = join(client, name);
  const identity = readFileSync(path);
  const br = readIfPresent(`${path}.br`);
  const gzip = readIfPresent(`${path}.gz`);
  return {
    mediaType: mediaTypes[extname(name)] ?? "application/octet-stream",
    tag: `"${createHash("sha256").update(identity).digest("base64url")}"`,
    bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
  };
}

function readIfPresent(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}
