import { localizedPath } from "./localized-path.ts";
import { editorScreens } from "./screen-places.ts";

/**
 * Pages that are mostly read: their scripts wait until the browser is idle or the page is touched.
 */
export const readingPaths = [
  "/",
  "/pricing",
  "/legal/cookie-policy",
  "/legal/privacy-policy",
  "/legal/terms-of-service",
] as const;

/** Pages that begin with a form, or show what only scripts read: their scripts load after the first paint. */
export const formPaths = [
  "/login",
  "/login/callback",
  "/register",
  "/verification",
  "/forgot",
  "/reset",
  "/contact",
  "/s",
] as const;

/** The page for unknown addresses; it has no scripts. */
export const notFoundPath = "/not-found";

/** The path suffixes of the routes that are served with separate frames. */
export const framedRoutes: readonly string[] = [
  "/overview",
  "/account/settings",
  "/account/security",
  "/account/appearance",
  "/start",
  "/notifications",
  "/checkout/success",
  "/invite",
  "/share",
  "/:organization/general",
  "/:organization/teams",
  "/:organization/billing",
  "/:organization/audit",
  "/:organization/:project/versions",
  "/:organization/:project/general",
  ...editorScreens.map((screen) => `/design-system/${screen}`),
  "/design-system/variables/:format",
];

/** Returns the file of a route's frame, below the folder of its language. */
export function printFrameFile(route: string): string {
  return `frames${route.replace("/:", "-")}.html`;
}

/** Every page that is built as HTML, in both locales. */
export const prerenderedPaths: string[] = [...readingPaths, ...formPaths, notFoundPath].flatMap(
  (path) => [path, localizedPath(path, "tr")],
);
