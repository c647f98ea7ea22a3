import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { subscribeToNothing } from "@tessera/ui";
import { withoutLocale } from "#navigation/localized-path.ts";
import { findRoute } from "#navigation/routes.ts";
import { useLocale } from "#navigation/use-locale.ts";
import { findRedirect } from "#session/redirect-history.ts";
import { printSlug } from "./print-slug.ts";

/**
 * Returns the title of the login page, with the name of the page that required the login. A design
 * system is named by its address, so that the title does not reveal whether it exists.
 */
export function useLoginTitle(): string {
  const { t } = useLingui();
  const locale = useLocale();
  const path = useSyncExternalStore(subscribeToNothing, findRedirect, () => undefined);
  if (path === undefined) return t`Log in`;
  const plain = withoutLocale(path).replace(/[?#].*$/, "");
  const names: Readonly<Record<string, string>> = {
    "/account/settings": t`Settings`,
    "/account/security": t`Security`,
    "/account/appearance": t`Appearance`,
  };
  const slug = findRoute(plain).params["project"];
  if (slug !== undefined) {
    const name = printSlug(slug, locale);
    // Turkish names the kind of page.
    return t({ message: `Log in to open ${name}`, context: "design system" });
  }
  const name = names[plain];
  return name === undefined ? t`Log in` : t`Log in to open ${name}`;
}
