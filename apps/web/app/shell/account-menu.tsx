import { useLingui } from "@lingui/react/macro";
import type { User } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { Avatar, Menu, MenuItem, MenuSection, MenuTrigger } from "@tessera/ui";
import { Languages, LogOut, SlidersHorizontal } from "lucide-react";
import { Button } from "react-aria-components";
import { useState } from "react";
import { useLocation } from "react-router";
import { queries } from "#api-client/query-options.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { localeNames, otherLocale, switchingPath } from "#navigation/switching-path.ts";
import { useLocale } from "#navigation/use-locale.ts";
import { useLogOutRequest } from "#log-out/use-log-out.ts";
import { useIsLoggedIn } from "#session/use-session.ts";
import styles from "./account-menu.module.css";

const AppearanceDialog = lazyPart(
  async () => (await import("#appearance/appearance-dialog.tsx")).AppearanceDialog,
);

/** Shows the account menu: the user, the theme, the language, and the log-out. */
export function AccountMenu() {
  const [isAppearanceOpen, setIsAppearanceOpen] = useState(false);
  const close = () => setIsAppearanceOpen(false);
  return (
    <>
      <AccountActions onAppearance={() => setIsAppearanceOpen(true)} />
      <AppearanceDialog isOpen={isAppearanceOpen} onClose={close} onFailure={close} />
    </>
  );
}

function AccountActions({ onAppearance }: { readonly onAppearance: () => void }) {
  const { t } = useLingui();
  const other = otherLocale(useLocale());
  const isSignedIn = useIsLoggedIn();
  const { data: user } = useQuery({ ...queries.user(), enabled: isSignedIn });
  const { pathname, search } = useLocation();
  const requestLogOut = useLogOutRequest();
  return (
    <MenuTrigger>
      <Button aria-label={t`Account`} className={styles.trigger ?? ""}>
        <Avatar name={user?.name ?? ""} />
      </Button>
      <Menu placement="bottom end" aria-label={t`Account`}>
        <MenuSection {...(user ? { title: <Person user={user} /> } : { "aria-label": t`Account` })}>
          <MenuItem icon={SlidersHorizontal} onAction={onAppearance}>
            {t`Appearance`}
          </MenuItem>
          <MenuItem
            icon={Languages}
            onAction={() => location.assign(switchingPath(pathname, other) + search)}
          >
            {localeNames[other]}
          </MenuItem>
          <MenuItem icon={LogOut} onAction={requestLogOut}>
            {t`Log out`}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}

function Person({ user }: { readonly user: Pick<User, "name" | "email"> }) {
  return (
    <span className={styles.person}>
      <span className={styles.name}>{user.name}</span>
      <span>{user.email}</span>
    </span>
  );
}
