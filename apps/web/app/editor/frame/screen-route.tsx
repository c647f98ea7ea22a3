import { type ClientLoaderFunctionArgs, type MetaFunction, useLocation } from "react-router";
import { withoutLocale } from "#navigation/localized-path.ts";
import { getScreenPart, screenIdOf } from "./screen-parts.ts";
import { ScreenOutlet } from "./screen-outlet.tsx";

/** Returns the title of the screen, once it has loaded. */
export const meta: MetaFunction = (args) =>
  getScreenPart(idAt(args.location.pathname)).read()?.meta(args) ?? [];

/** Loads the screen before the navigation, so that the previous screen is visible until then. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  // The screen itself shows a failure and offers a retry.
  await getScreenPart(idAt(pathname))
    .load()
    .catch(() => undefined);
  return null;
}

/**
 * Shows every screen of the design-system area. All screens share one route module, which loads
 * with the first screen. The framework reloads the page when a route module fails to load, and
 * offline that would lose the page.
 */
export default function ScreenRoute() {
  const id = idAt(useLocation().pathname);
  return <ScreenOutlet key={id} part={getScreenPart(id)} />;
}

/** Returns the screen id of a path, without an optional trailing slash. */
function idAt(pathname: string): string {
  return screenIdOf(withoutLocale(pathname));
}
