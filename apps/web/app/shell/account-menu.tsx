import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Button, Menu, MenuItem, MenuSeparator, MenuTrigger } from "@tessera/ui";
import { Languages, LogOut } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { queries } from "#api-client/query-options.ts";
import { otherLocale, switchingPath } from "#navigation/switching-path.ts";
import { useLocale, useLocalizedPath } from "#navigation/use-locale.ts";
import { signOut } from "#session/sign-out.ts";
import { useIsSignedIn } from "#session/use-session.ts";
import { printInitials } from "./print-initials.ts";
import styles from "./header.module.css";

/** Who is signed in, the language, and the way out. */
export function AccountMenu() {
  const { t } = useLingui();
  const locale = useLocale();
  const isSignedIn = useIsSignedIn();
  const { data: user } = useQuery({ ...queries.user(), enabled: isSignedIn });
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const localized = useLocalizedPath();
  return (
    <MenuTrigger>
      <Button kind="quiet" size="s" aria-label={t`Account`} className={styles["account"] ?? ""}>
        {user ? printInitials(user.name, locale) : "…"}
      </Button>
      <Menu placement="bottom end" aria-label={t`Account`}>
        {user && (
          <MenuItem isDisabled textValue={user.name} description={user.email}>
            {user.name}
          </MenuItem>
        )}
        {user && <MenuSeparator />}
        <MenuItem
          icon={Languages}
          onAction={() => location.assign(switchingPath(pathname, otherLocale(locale)) + search)}
        >
          {locale === "en" ? "Türkçe" : "English"}
        </MenuItem>
        <MenuItem
          icon={LogOut}
          onAction={() => {
            void navigate(localized("/login"));
            void signOut();
          }}
        >
          {t`Sign out`}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
