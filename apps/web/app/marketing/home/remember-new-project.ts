import { localeOf, localizedPath } from "#navigation/localized-path.ts";
import { rememberRedirect } from "#session/redirect-history.ts";

/** Leads whoever signs in next to the making of a project. */
export function rememberNewProject(): void {
  rememberRedirect(localizedPath("/overview?new", localeOf(location.pathname)));
}
