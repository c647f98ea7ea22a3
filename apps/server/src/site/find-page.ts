import type { Site } from "./load-site.ts";

/** The file that answers an address, and its status. */
export type Page = { readonly file: string; readonly status: 200 | 404 };

const notFound = "not-found/index.html";

/** Finds the page of an address: its own file, the frame of a known route, else the 404 page. */
export function findPage(site: Site, path: string): Page {
  const own = path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
  const isTurkish = isUnder(path, "tr");
  if (own.endsWith(notFound)) return { file: own, status: 404 };
  if (site.pages.has(own)) return { file: own, status: 200 };
  const inLocale = (file: string) => (isTurkish ? `tr/${file}` : file);
  const route = site.routes.find(({ pattern }) => pattern.test(path));
  if (!route) return { file: inLocale(notFound), status: 404 };
  return { file: inLocale(route.frame), status: 200 };
}

/** Returns whether a path begins with a segment. */
export function isUnder(path: string, segment: string): boolean {
  return path === `/${segment}` || path.startsWith(`/${segment}/`);
}
