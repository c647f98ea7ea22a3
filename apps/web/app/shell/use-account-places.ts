import { useLingui } from "@lingui/react/macro";
import type { HeaderItem } from "@tessera/ui";

/** Returns the group of the account's pages in the menu of narrow screens. */
export function useAccountPlaces(): HeaderItem {
  const { t } = useLingui();
  return {
    title: t`Account`,
    children: [
      { title: t`Settings`, href: "/account/settings" },
      { title: t`Security`, href: "/account/security" },
      { title: t`Appearance`, href: "/account/appearance" },
    ],
  };
}
