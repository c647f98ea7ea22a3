import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button, Heading, Icon, LinkButton, SegmentedControl, Text } from "@tessera/ui";
import { Check, Settings } from "lucide-react";
import { useState } from "react";
import { PageTitle } from "#navigation/page-head.tsx";
import { RequireSession } from "#session/require-session.tsx";
import { ApplicationPage } from "#shell/application-page.tsx";
import { NotificationList } from "./notification-list.tsx";
import styles from "./notifications.module.css";
import { useReadNotifications } from "./use-read-notifications.ts";
import { useUnreadCount } from "./use-unread-count.ts";

export { prepare } from "./texts/notification-texts.ts";

/** The page of a user's notifications. */
export default function NotificationsPage() {
  const { t } = useLingui();
  return (
    <RequireSession>
      <PageTitle title={t`Notifications`} />
      <ApplicationPage>
        <Notifications />
      </ApplicationPage>
    </RequireSession>
  );
}

function Notifications() {
  const { t } = useLingui();
  const [state, setState] = useState<"all" | "unread">("all");
  const unread = useUnreadCount();
  const { readAll } = useReadNotifications();
  return (
    <>
      <header className={styles.pageHead}>
        <div className={styles.titles}>
          <Heading level={1} size="section">
            {t`Notifications`}
          </Heading>
          <Text tone="muted">
            {unread === undefined
              ? t`New ones appear here at once.`
              : t`${plural(unread, { one: "# unread", other: "# unread" })}. New ones appear here at once.`}
          </Text>
        </div>
        <div className={styles.actions}>
          <SegmentedControl
            label={t`Shown notifications`}
            segments={[
              { id: "all", text: t`All` },
              { id: "unread", text: t`Unread` },
            ]}
            value={state}
            onChange={setState}
          />
          <Button isDisabled={unread === 0} onPress={readAll}>
            <Icon icon={Check} />
            {t`Mark all read`}
          </Button>
          <LinkButton kind="quiet" href="/account/settings#notifications">
            <Icon icon={Settings} />
            {t`Email settings`}
          </LinkButton>
        </div>
      </header>
      <NotificationList key={state} state={state} />
    </>
  );
}
