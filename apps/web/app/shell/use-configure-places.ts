import { useLingui } from "@lingui/react/macro";
import type { HeaderItem } from "@tessera/ui";
import { useLocation } from "react-router";
import { withoutLocale } from "#navigation/localized-path.ts";

const designSystemPath = /^(\/[^/]+\/[^/]+)?\/design-system\//;

/** Returns the items of the application's header. */
export function useConfigurePlaces(): readonly HeaderItem[] {
  const { t } = useLingui();
  const path = withoutLocale(useLocation().pathname);
  return [
    { title: t`Overview`, href: "/overview", isCurrent: path === "/overview" },
    {
      title: t`Configure`,
      href: "/design-system/colors",
      isCurrent: designSystemPath.test(path),
    },
    { title: t`Docs` },
  ];
}
