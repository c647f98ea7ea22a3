import { useLingui } from "@lingui/react/macro";
import { useTheme } from "@tessera/ui";
import { changeTheme } from "#settings/change-theme.ts";

/** Returns the choice of where the editor lists its screens, and with what. */
export function useNavigationChoice() {
  const { t } = useLingui();
  const { contentDirection, navigationType } = useTheme().theme;
  return {
    title: t`Navigation`,
    reason: t`Where the editor lists its screens.`,
    options: [
      { id: "vertical expanded", text: t`Side, with labels`, navigation: "side" },
      { id: "vertical collapsed", text: t`Side, icons only`, navigation: "side-icons" },
      { id: "horizontal expanded", text: t`Top, with labels`, navigation: "bar" },
      { id: "horizontal collapsed", text: t`Top, icons only`, navigation: "bar-icons" },
    ] as const,
    value: `${contentDirection} ${navigationType}` as const,
    onChange: (chosen: NavigationId) => changeTheme(themeOf(chosen)),
  };
}

type NavigationId = `${"vertical" | "horizontal"} ${"expanded" | "collapsed"}`;

function themeOf(id: NavigationId) {
  return {
    contentDirection: id.startsWith("vertical") ? "vertical" : "horizontal",
    navigationType: id.endsWith("expanded") ? "expanded" : "collapsed",
  } as const;
}
