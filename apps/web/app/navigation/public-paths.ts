import { localizedPath } from "./localized-path.ts";
import { editorScreens } from "./screen-ids.ts";

/** Pages that are read more than used: their scripts wait until the browser is idle or the page is touched. */
export const readingPaths = [
  "/",
  "/pricing",
  "/legal/cookie-policy",
  "/legal/privacy-policy",
  "/legal/terms-of-service",
] as const;

/** Pages that begin with a form: their scripts load at once. */
export const formPaths = ["/login", "/register", "/verification"] as const;

/** The page that unknown addresses answer with; it carries no script. */
export const notFoundPath = "/not-found";

/** The paths of the routes that are served with a frame of their own, and the address that each frame is built at. */
export const framedRoutes: Readonly<Record<string, string>> = {
  overview: "/overview",
  ...Object.fromEntries(editorScreens.map((screen) => [screen, `/design-system/${screen}`])),
  "variables/:format": "/design-system/variables/css",
};

/** The file of a route's frame, below the folder of its language. */
export function printFrameFile(routePath: string): string {
  return `frames/${routePath.replace("/:", "-")}.html`;
}

/** Every page that is built as HTML, in both locales. */
export const prerenderedPaths: string[] = [...readingPaths, ...formPaths, notFoundPath].flatMap(
  (path) => [path, localizedPath(path, "tr")],
);
