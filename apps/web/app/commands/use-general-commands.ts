import { useLingui } from "@lingui/react/macro";
import { Coins, Keyboard, Languages, LayoutGrid, LogIn, SunMoon, UserPlus } from "lucide-react";
import { toggleScheme } from "#settings/change-theme.ts";
import { useLanguageSwitch } from "#settings/use-language-switch.ts";
import { useIsLoggedIn } from "#session/use-session.ts";
import type { PageCommand } from "./page-command.ts";
import { useShortcutGroups } from "./use-shortcut-groups.ts";

/** Returns the commands of every page. */
export function useGeneralCommands(showShortcuts: () => void): readonly PageCommand[] {
  const { t } = useLingui();
  const isLoggedIn = useIsLoggedIn();
  const other = useLanguageSwitch();
  const group = useShortcutGroups().general;
  const wayIn: readonly PageCommand[] = [
    { id: "login", title: t`Log in`, group, icon: LogIn, path: "/login" },
    { id: "register", title: t`Start free`, group, icon: UserPlus, path: "/register" },
  ];
  return [
    { id: "overview", title: t`Overview`, group, icon: LayoutGrid, path: "/overview" },
    { id: "pricing", title: t`Pricing`, group, icon: Coins, path: "/pricing" },
    ...(isLoggedIn ? [] : wayIn),
    {
      id: "theme",
      title: t`Switch between light and dark`,
      group,
      icon: SunMoon,
      keywords: [t`theme`, t`color scheme`],
      run: toggleScheme,
    },
    {
      id: "language",
      title: t`Switch to ${other.name}`,
      group,
      icon: Languages,
      keywords: [t`language`],
      run: other.open,
    },
    {
      id: "shortcuts",
      title: t`Keyboard shortcuts`,
      group,
      icon: Keyboard,
      keywords: [t`keys`, t`help`],
      run: showShortcuts,
    },
  ];
}
