import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import {
  Badge,
  Button,
  ErrorNote,
  Heading,
  LinkButton,
  Popover,
  PopoverTrigger,
  Skeleton,
  SkeletonBlock,
  Text,
} from "@tessera/ui";
import { useState } from "react";
import { queries } from "#api-client/query-options.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { BellButton } from "#shell/bell-button.tsx";
import { useNow } from "#store/use-now.ts";
import { NotificationRow } from "./notification-row.tsx";
import styles from "./notifications.module.css";
import { useReadNotifications } from "./use-read-notifications.ts";
import { useUnreadCount } from "./use-unread-count.ts";

/** The bell, and the newest notifications that it opens. */
export function NotificationsPopup({ className }: { readonly className?: string | undefined }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PopoverTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <BellButton className={className} />
      <Popover label={t`Notifications`} placement="bottom end" className={styles.popup}>
        <Newest onLeave={() => setIsOpen(false)} />
      </Popover>
    </PopoverTrigger>
  );
}

function Newest({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useLingui();
  const unread = useUnreadCount() ?? 0;
  const { readAll } = useReadNotifications();
  return (
    <div className={styles.newest}>
      <div className={styles.head}>
        <Heading level={2} size="pane" className={styles.heading}>
          {t`Notifications`} {unread > 0 && <Badge count={unread} size="small" />}
        </Heading>
        <Button kind="quiet" size="s" isDisabled={unread === 0} onPress={readAll}>
          {t`Mark all read`}
        </Button>
      </div>
      <NewestRows onLeave={onLeave} />
      <div className={styles.foot}>
        <LinkButton kind="quiet" size="s" href="/notifications" onPress={onLeave}>
          {t`All notifications`}
        </LinkButton>
        <LinkButton kind="quiet" size="s" href="/account/settings#notifications" onPress={onLeave}>
          {t`Email settings`}
        </LinkButton>
      </div>
    </div>
  );
}

function NewestRows({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const nowMs = useNow();
  const { read } = useReadNotifications();
  const { data, error, refetch } = useQuery(
    queries.notifications({ page: 1, pageSize: 5, state: "all" }),
  );
  if (error && !data) {
    return (
      <div className={styles.message}>
        <ErrorNote action={<Button size="s" onPress={() => void refetch()}>{t`Try again`}</Button>}>
          {failureText(error)}
        </ErrorNote>
      </div>
    );
  }
  if (!data) {
    return (
      <Skeleton className={styles.message}>
        <SkeletonBlock className={styles.block} />
        <SkeletonBlock className={styles.block} />
      </Skeleton>
    );
  }
  if (data.notifications.length === 0) {
    return (
      <div className={styles.message}>
        <Text>{t`No notifications yet`}</Text>
        <Text size="label" tone="muted">
          {t`Saves by other members, invitations, and changes of your role or plan appear here.`}
        </Text>
      </div>
    );
  }
  return (
    <ul className={styles.rows}>
      {data.notifications.map((notification) => (
        <NotificationRow
          key={notification.id}
          notification={notification}
          nowMs={nowMs}
          onRead={read}
          onOpen={onLeave}
        />
      ))}
    </ul>
  );
}
