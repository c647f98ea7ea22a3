import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "#errors/api-error.ts";
import { findEncoding } from "#encoding/find-encoding.ts";
import { sendEncoded } from "#encoding/send-encoded.ts";
import { sitePath } from "#plugins/load-shedding.ts";
import { findLocale } from "#plugins/request-locale.ts";
import { findPage, isUnder } from "./find-page.ts";
import type { PageSources, Site, SiteFile } from "./load-site.ts";
import { findCookieLocale, printLocaleCookie } from "./locale-cookie.ts";
import { prefixOf, redirectOf } from "./redirect-of.ts";

/** The roots without pages; a missing path below them is answered in the envelope. */
const pagelessRoots = ["api", "assets", "dev", "health", "ready"] as const;

/** Serves the built web: its files, its pages in both locales, and the frames of the application. */
export function serveSite(app: FastifyInstance, site: Site, publicUrl: string): void {
  app.get(sitePath, (request, reply) => {
    const { path } = splitAddress(request);
    const file = site.files.get(path.slice(1));
    if (file && !path.endsWith(".html")) return sendAsset(request, reply, path, file);
    if (!isPageRequest(request)) throw new ApiError("notFound");
    return sendPage(request, reply, site, publicUrl);
  });
}

/** Returns whether a page answers a request, if only the one for missing pages. */
export function isPageRequest(request: FastifyRequest): boolean {
  const { path } = splitAddress(request);
  const isRead = request.method === "GET" || request.method === "HEAD";
  return isRead && !path.includes(".html") && !pagelessRoots.some((root) => isUnder(path, root));
}

/** Sends the page of an address, or the redirect to its locale. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  publicUrl: string,
) {
  const { headers } = request;
  const { path, search } = splitAddress(request);
  const cookieLocale = findCookieLocale(headers.cookie);
  const locale = prefixOf(path);
  if (locale && locale !== cookieLocale) {
    reply.header("set-cookie", printLocaleCookie(locale, publicUrl));
  }
  // Each use asks again, except Back: varying by the cookie would redirect Back to a later language.
  reply.headers({ "cache-control": "no-cache", vary: "accept-encoding, accept-language" });
  const browserLocale = findLocale(headers["accept-language"]);
  const target = redirectOf({ path, cookieLocale, browserLocale });
  if (target !== undefined) return reply.redirect(target + search, 302);
  const { file, status } = findPage(site, path);
  const sources = site.pages.get(file) ?? { scripts: [], styles: [] };
  reply.code(status).header("content-security-policy", printPagePolicy(sources));
  return sendFile(request, reply, getFile(site, file));
}

/** A page whose text is filled for one answer. */
type FilledPage = {
  readonly path: string;
  readonly status: number;
  readonly fill: (html: string) => string;
};

/** Sends a page with a filled text, which no cache stores. */
export function sendPageText(reply: FastifyReply, site: Site, { path, status, fill }: FilledPage) {
  const { file } = findPage(site, path);
  const sources = site.pages.get(file) ?? { scripts: [], styles: [] };
  const { bodies, mediaType } = getFile(site, file);
  return reply
    .code(status)
    .header("content-security-policy", printPagePolicy(sources))
    .header("cache-control", "no-store")
    .type(mediaType)
    .send(fill(bodies.identity.toString("utf8")));
}

/** Splits the address of a request at its question mark; some that a router accepts are not URLs, such as `//`. */
function splitAddress({ raw: { url = "/" } }: FastifyRequest) {
  const at = url.indexOf("?");
  return at < 0 ? { path: url, search: "" } : { path: url.slice(0, at), search: url.slice(at) };
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, path: string, file: SiteFile) {
  const isHashed = isUnder(path, "assets");
  reply.headers({
    "cache-control": isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    vary: "accept-encoding",
  });
  return sendFile(request, reply, file);
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, mediaType, bodies }: SiteFile,
) {
  const wanted = findEncoding(request.headers);
  const twin = bodies[wanted];
  const encoded = twin
    ? ({ encoding: wanted, bytes: twin } as const)
    : ({ encoding: "identity", bytes: bodies.identity } as const);
  return sendEncoded(request, reply, { tag, mediaType, ...encoded });
}

function getFile(site: Site, name: string): SiteFile {
  const file = site.files.get(name);
  if (!file) throw new Error(`The build has no ${name}. Build the web again: npm run build.`);
  return file;
}

/** The style that React Aria adds to every page; compare it with each of its releases. */
const reactAriaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** Prints the CSP of a page: our own files, and of inline scripts and styles only those that the build wrote. */
function printPagePolicy({ scripts, styles }: PageSources): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", reactAriaStyle, ...styles].join(" "),
    // The built pages set computed colors and positions in style attributes, which cannot run or load scripts.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");
}
