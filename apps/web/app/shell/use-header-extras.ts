import { useLingui } from "@lingui/react/macro";
import { desktop, narrow, wide } from "@tessera/ui";
import { Bell, LayoutGrid, MessageSquare, Search, SunMoon } from "lucide-react";
import { requestPalette } from "#commands/palette-request.ts";
import { requestFeedback } from "#feedback/feedback-request.ts";
import { toggleScheme } from "#settings/change-theme.ts";
import type { HeaderExtra } from "./header-extra.ts";

/** Returns what every editor's header moves into the account menu, in their order there. */
export function useHeaderExtras(): readonly HeaderExtra[] {
  const { t } = useLingui();
  const search = t`Search or run a command`;
  return [
    { id: "search", title: search, icon: Search, query: narrow, run: requestPalette },
    {
      id: "overview",
      title: t`Overview`,
      icon: LayoutGrid,
      query: `not ${wide}`,
      href: "/overview",
    },
    {
      id: "notifications",
      title: t`Notifications`,
      icon: Bell,
      query: narrow,
      href: "/notifications",
    },
    {
      id: "theme",
      title: t`Switch between light and dark`,
      icon: SunMoon,
      query: `not ${desktop}`,
      run: toggleScheme,
    },
    {
      id: "feedback",
      title: t`Send feedback`,
      icon: MessageSquare,
      query: `not ${desktop}`,
      run: requestFeedback,
    },
  ];
}
