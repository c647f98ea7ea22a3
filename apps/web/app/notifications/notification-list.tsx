import { useLingui } from "@lingui/react/macro";
import type { Notification } from "@tessera/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Heading, Skeleton, SkeletonBlock, TablePager, Text } from "@tessera/ui";
import { useState } from "react";
import { queries } from "#api-client/query-options.ts";
import { FailureNote } from "#failures/failure-note.tsx";
import { useNow } from "#store/use-now.ts";
import { NotificationRow } from "./notification-row.tsx";
import styles from "./notifications.module.css";
import { splitByDay } from "./split-by-day.ts";
import { useReadNotifications } from "./use-read-notifications.ts";

const pageSize = 10;

/** Shows the notifications page by page, those of today apart. */
export function NotificationList({ state }: { readonly state: "all" | "unread" }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...queries.notifications({ page, pageSize, state }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) {
    return (
      <div className={styles.message}>
        <FailureNote failure={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <LoadingRows />;
  if (data.total === 0) return <NoRows state={state} />;
  return (
    <>
      <Days notifications={data.notifications} />
      {data.total > pageSize && (
        <TablePager page={page} pageSize={pageSize} total={data.total} onPageChange={setPage} />
      )}
    </>
  );
}

function Days({ notifications }: { readonly notifications: readonly Notification[] }) {
  const { t } = useLingui();
  const nowMs = useNow();
  const { read } = useReadNotifications();
  const { today, earlier } = splitByDay(notifications, nowMs);
  const days = [
    { id: "today", title: t`Today`, rows: today },
    { id: "earlier", title: t`Earlier`, rows: earlier },
  ].filter(({ rows }) => rows.length > 0);
  return days.map(({ id, title, rows }) => (
    <section key={id} aria-label={title} className={styles.day}>
      <Heading level={2} size="part" className={styles.dayTitle}>
        {title}
      </Heading>
      <ul className={styles.rows}>
        {rows.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            nowMs={nowMs}
            onRead={read}
          />
        ))}
      </ul>
    </section>
  ));
}

function NoRows({ state }: { readonly state: "all" | "unread" }) {
  const { t } = useLingui();
  if (state === "unread") {
    return (
      <div className={styles.message}>
        <Heading level={2} size="pane">{t`Everything is read`}</Heading>
        <Text tone="muted">{t`“All” shows what you have read in the last 90 days.`}</Text>
      </div>
    );
  }
  return (
    <div className={styles.message}>
      <Heading level={2} size="pane">{t`No notifications yet`}</Heading>
      <Text tone="muted">
        {t`Saves by other members, invitations, and changes of your role or plan appear here.`}
      </Text>
    </div>
  );
}

function LoadingRows() {
  return (
    <Skeleton className={styles.message}>
      {[1, 2, 3, 4].map((row) => (
        <SkeletonBlock key={row} className={styles.block} />
      ))}
    </Skeleton>
  );
}
