import { useLingui } from "@lingui/react/macro";
import { SideNavigation } from "@tessera/ui";
import { useLocation } from "react-router";
import { withoutLocale } from "#navigation/localized-path.ts";
import { useNavigationGroups } from "./use-navigation-groups.tsx";

type EditorNavigationProps = {
  readonly className?: string | undefined;
  readonly onNavigate?: () => void;
};

/** The screens of the design-system area, each with what it stands at now. */
export function EditorNavigation({ className, onNavigate }: EditorNavigationProps) {
  const { t } = useLingui();
  const groups = useNavigationGroups();
  const { pathname } = useLocation();
  return (
    <SideNavigation
      isSignedIn
      label={t`Design system`}
      groups={groups}
      currentPath={withoutLocale(pathname)}
      className={className}
      {...(onNavigate && { onNavigate })}
    />
  );
}
