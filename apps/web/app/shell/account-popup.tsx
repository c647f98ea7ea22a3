import { useLingui } from "@lingui/react/macro";
import type { User } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { Menu, MenuItem, MenuSection, MenuTrigger } from "@tessera/ui";
import { Languages, LogOut, ShieldCheck, SlidersHorizontal, UserRound } from "lucide-react";
import { queries } from "#api-client/query-options.ts";
import { useLogOutRequest } from "#log-out/use-log-out.ts";
import { useLanguageSwitch } from "#settings/use-language-switch.ts";
import { useIsLoggedIn } from "#session/use-session.ts";
import { AccountButton } from "./account-button.tsx";
import styles from "./account-menu.module.css";

/** The button of the account menu, and the menu that it opens. */
export function AccountPopup() {
  const { t } = useLingui();
  const other = useLanguageSwitch();
  const { data: user } = useQuery({ ...queries.user(), enabled: useIsLoggedIn() });
  const requestLogOut = useLogOutRequest();
  return (
    <MenuTrigger>
      <AccountButton />
      <Menu placement="bottom end" aria-label={t`Account`}>
        <MenuSection {...(user ? { title: <Person user={user} /> } : { "aria-label": t`Account` })}>
          <MenuItem icon={UserRound} href="/account/settings">
            {t`Settings`}
          </MenuItem>
          <MenuItem icon={ShieldCheck} href="/account/security">
            {t`Security`}
          </MenuItem>
          <MenuItem icon={SlidersHorizontal} href="/account/appearance">
            {t`Appearance`}
          </MenuItem>
          <MenuItem icon={Languages} onAction={other.open}>
            {other.name}
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
