import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { type ApplicationPage, findRoute } from "#navigation/routes.ts";
import { useLocale } from "#navigation/use-locale.ts";
import { findRedirect, subscribeToRedirect } from "#session/redirect-history.ts";
import { printSlug } from "./print-slug.ts";

/**
 * Returns the title of the login page, with the name of the page that the login opens. Organizations
 * and design systems are named by their addresses, so that the title does not reveal whether they
 * exist.
 */
export function useLoginTitle(): string {
  const { t } = useLingui();
  const locale = useLocale();
  const path = useSyncExternalStore(subscribeToRedirect, findRedirect, () => undefined);
  if (path === undefined) return t`Log in`;
  const { files, params } = findRoute(path.replace(/[?#].*$/, ""));

  const open = (name: string) => t`Log in to open ${name}`;
  // Turkish names the kind of page.
  const openOrganization = () => {
    const name = printSlug(params["organization"] ?? "", locale);
    return t({ message: `Log in to open ${name}`, context: "organization" });
  };
  const openDesignSystem = () => {
    const slug = params["project"];
    if (slug === undefined) return t`Log in to open your design system`;
    const name = printSlug(slug, locale);
    return t({ message: `Log in to open ${name}`, context: "design system" });
  };
  const titles: Readonly<Record<string, () => string>> = {
    "overview/overview-page.tsx": () => t`Log in`,
    "editor/frame/editor-layout.tsx": openDesignSystem,
    "editor/frame/start/start-page.tsx": () => t`Log in to pick a starting point`,
    "history/versions-page.tsx": openDesignSystem,
    "organization-settings/project-page.tsx": openDesignSystem,
    "shared-project/shared-project-page.tsx": () => t`Log in to open the shared design system`,
    "organization-settings/general-page.tsx": openOrganization,
    "organization-settings/members-page.tsx": openOrganization,
    "organization-settings/billing-page.tsx": openOrganization,
    "organization-settings/audit-page.tsx": openOrganization,
    "organization-settings/invite-page.tsx": () => t`Log in to open your invitation`,
    "notifications/notifications-page.tsx": () => open(t`Notifications`),
    "account/settings-page.tsx": () => open(t`Settings`),
    "account/security-page.tsx": () => open(t`Security`),
    "account/appearance-page.tsx": () => open(t`Appearance`),
    "upgrade/success-page.tsx": () => open(t`Checkout`),
  } satisfies Record<ApplicationPage, () => string>;
  return titles[files.at(-1) ?? ""]?.() ?? t`Log in`;
}
