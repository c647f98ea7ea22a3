import { useLingui } from "@lingui/react/macro";
import type { User } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { Menu, MenuItem, MenuSection, MenuTrigger } from "@tessera/ui";
import {
  Languages,
  LogOut,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
  UsersRound,
} from "lucide-react";
import { queries } from "#api-client/query-options.ts";
import { useLogOutRequest } from "#log-out/use-log-out.ts";
import { useOwnOrganization } from "#organization/use-own-organization.ts";
import { useLanguageSwitch } from "#settings/use-language-switch.ts";
import { useMediaQuery } from "#media/use-media-query.ts";
import { useIsLoggedIn } from "#session/use-session.ts";
import { AccountButton } from "./account-button.tsx";
import styles from "./account-menu.module.css";
import type { HeaderExtra } from "./header-extra.ts";

/** The button of the account menu, and the menu that it opens. */
export function AccountPopup({
  extras = [],
}: {
  readonly extras?: readonly HeaderExtra[] | undefined;
}) {
  const { t } = useLingui();
  const other = useLanguageSwitch();
  const { data: user } = useQuery({ ...queries.user(), enabled: useIsLoggedIn() });
  const organization = useOwnOrganization();
  const requestLogOut = useLogOutRequest();
  const moved = useMovedExtras(extras);
  return (
    <MenuTrigger>
      <AccountButton />
      <Menu placement="bottom end" aria-label={t`Account`}>
        <MenuSection {...(user ? { title: <Person user={user} /> } : { "aria-label": t`You` })}>
          {organization && (
            <MenuItem icon={UsersRound} href={`/${organization.slug}/teams`}>
              {organization.name}
            </MenuItem>
          )}
          <MenuItem icon={Languages} onAction={other.open}>
            {other.name}
          </MenuItem>
        </MenuSection>
        <MenuSection title={t`Account`}>
          <MenuItem icon={UserRound} href="/account/settings">
            {t`Settings`}
          </MenuItem>
          <MenuItem icon={ShieldCheck} href="/account/security">
            {t`Security`}
          </MenuItem>
          <MenuItem icon={SlidersHorizontal} href="/account/appearance">
            {t`Appearance`}
          </MenuItem>
        </MenuSection>
        <MenuItem icon={LogOut} onAction={requestLogOut}>
          {t`Log out`}
        </MenuItem>
        {moved.length > 0 && (
          <MenuSection aria-label={t`This page`}>
            {moved.map((extra) => (
              <MenuItem
                key={extra.id}
                icon={extra.icon}
                {...("href" in extra ? { href: extra.href } : { onAction: extra.run })}
              >
                {extra.title}
              </MenuItem>
            ))}
          </MenuSection>
        )}
      </Menu>
    </MenuTrigger>
  );
}

/** Returns the extras that the header has no room for, as it is when the menu opens. */
function useMovedExtras(extras: readonly HeaderExtra[]): readonly HeaderExtra[] {
  const all = [...new Set(extras.map(({ query }) => query))];
  // A change of any of the queries renders the menu again.
  useMediaQuery(all.join(", ") || "not all");
  return extras.filter(({ query }) => matchMedia(query).matches);
}

function Person({ user }: { readonly user: Pick<User, "name" | "email"> }) {
  return (
    <span className={styles.person}>
      <span className={styles.name}>{user.name}</span>
      <span>{user.email}</span>
    </span>
  );
}
