import { localeOf, localizedPath } from "#navigation/localized-path.ts";
import { rememberRedirect } from "#session/redirect-history.ts";

/** Redirects the next login to the creation of a project. */
export function rememberNewProject(): void {
  rememberRedirect(localizedPath("/overview?new", localeOf(location.pathname)));
}
