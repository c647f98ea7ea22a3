import { useLingui } from "@lingui/react/macro";
import type { HeaderItem } from "@tessera/ui";
import { useLocation } from "react-router";
import { withoutLocale } from "#navigation/localized-path.ts";

/** The places of the base layout. What has no page yet is shown as not there yet; the features stand on the home page. */
export function useSitePlaces(): readonly HeaderItem[] {
  const { t } = useLingui();
  const path = withoutLocale(useLocation().pathname);
  return [
    {
      title: t`Features`,
      children: [
        {
          title: t`Contrast promises`,
          href: "/#contrast",
          description: t`Every step has a fixed contrast range`,
        },
        {
          title: t`Export anywhere`,
          href: "/#files",
          description: t`11 formats, from CSS to Figma`,
        },
        { title: t`Blog`, description: t`How the engine works, and why` },
      ],
    },
    { title: t`Resources` },
    { title: t`Docs` },
    { title: t`Pricing`, href: "/pricing", isCurrent: path === "/pricing" },
  ];
}
