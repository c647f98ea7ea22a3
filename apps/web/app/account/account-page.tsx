import { RequireSession } from "#session/require-session.tsx";
import { SettingsPage, type SettingsPageProps } from "#settings-area/settings-page.tsx";

/** The props of a page of the account. */
export type AccountPageProps = Pick<SettingsPageProps, "title" | "lead" | "children">;

/** A page of the account in the settings, for logged-in users. */
export function AccountPage(props: AccountPageProps) {
  return (
    <RequireSession>
      <SettingsPage {...props} />
    </RequireSession>
  );
}
