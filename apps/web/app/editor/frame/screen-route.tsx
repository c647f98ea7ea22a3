import { type ClientLoaderFunctionArgs, type MetaFunction, useLocation } from "react-router";
import { withoutLocale } from "#navigation/localized-path.ts";
import { getScreenPart, screenIdOf } from "./screen-parts.ts";
import { ScreenOutlet } from "./screen-outlet.tsx";

/** The title of the screen, once it has loaded. */
export const meta: MetaFunction = (args) =>
  getScreenPart(idAt(args.location.pathname)).read()?.meta(args) ?? [];

/** Loads the screen before it is shown, so that the screen before it stays until then. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  // The screen itself shows a failure, and lets the person try again.
  await getScreenPart(idAt(pathname))
    .load()
    .catch(() => undefined);
  return null;
}

/**
 * Every screen of the design-system area. They share one route module, which is there since the first of them: the framework
 * reloads the page when a route module fails to load, and offline that would lose the page.
 */
export default function ScreenRoute() {
  const id = idAt(useLocation().pathname);
  return <ScreenOutlet key={id} part={getScreenPart(id)} />;
}

/** The trailing slash that an address may have names no format. */
function idAt(pathname: string): string {
  return screenIdOf(withoutLocale(pathname));
}
