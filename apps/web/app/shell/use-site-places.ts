import { useLingui } from "@lingui/react/macro";
import type { HeaderItem } from "@tessera/ui";
import { useLocation } from "react-router";
import { withoutLocale } from "#navigation/localized-path.ts";

/**
 * Returns the items of the public pages' header; an item without an address has no page yet and is
 * disabled.
 */
export function useSitePlaces(): readonly HeaderItem[] {
  const { t } = useLingui();
  const path = withoutLocale(useLocation().pathname);
  return [
    { title: t`Resources` },
    { title: t`Docs` },
    { title: t`Pricing`, href: "/pricing", isCurrent: path === "/pricing" },
  ];
}
