import { Trans, useLingui } from "@lingui/react/macro";
import { Heading, Text } from "@tessera/ui";
import { PageTitle } from "#navigation/page-head.tsx";
import { RequireSession } from "#session/require-session.tsx";
import { ApplicationPage } from "#shell/application-page.tsx";
import styles from "./account.module.css";
import { PasswordSetting } from "./password-setting.tsx";
import { SessionsSetting } from "./sessions-setting.tsx";

/** The page of a user's password and sessions. */
export default function SecurityPage() {
  const { t } = useLingui();
  return (
    <RequireSession>
      <PageTitle title={t`Security`} />
      <ApplicationPage>
        <header className={styles.header}>
          <Heading level={1} size="section">
            <Trans>Security</Trans>
          </Heading>
          <Text tone="muted">
            <Trans>How you log in, and where you’re logged in.</Trans>
          </Text>
        </header>
        <PasswordSetting />
        <SessionsSetting />
      </ApplicationPage>
    </RequireSession>
  );
}
