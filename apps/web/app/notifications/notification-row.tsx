import { useLingui } from "@lingui/react/macro";
import type { Notification, NotificationKind } from "@tessera/contract";
import {
  Avatar,
  HiddenText,
  Icon,
  IconButton,
  joinClassNames,
  printRelativeTime,
} from "@tessera/ui";
import { Check, CreditCard, type LucideIcon, Save, ShieldCheck, UserPlus } from "lucide-react";
import { Link } from "react-aria-components";
import styles from "./notifications.module.css";
import { useNotificationText } from "./use-notification-text.ts";

const icons: Readonly<Record<NotificationKind, LucideIcon>> = {
  saved: Save,
  invitation: UserPlus,
  role: ShieldCheck,
  plan: CreditCard,
};

type NotificationRowProps = {
  readonly notification: Notification;
  readonly nowMs: number;
  readonly onRead: (notification: Notification) => void;
  /** Called when the user opens the page of the notification. */
  readonly onOpen?: (() => void) | undefined;
};

/** Shows a notification: what happened, when, and a link to its page. */
export function NotificationRow({ notification, nowMs, onRead, onOpen }: NotificationRowProps) {
  const { t, i18n } = useLingui();
  const describe = useNotificationText();
  const { title, detail, href } = describe(notification);
  const isUnread = notification.readAt === null;
  return (
    <li className={joinClassNames(styles.row, isUnread && styles.unread)}>
      <Picture notification={notification} />
      <div className={styles.words}>
        {href === undefined ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <Link
            href={href}
            className={joinClassNames(styles.title, styles.link)}
            onPress={() => {
              onRead(notification);
              onOpen?.();
            }}
          >
            {title}
          </Link>
        )}
        {isUnread && <HiddenText>{t`Unread`}</HiddenText>}
        <span className={styles.detail}>{detail}</span>
      </div>
      <time dateTime={notification.createdAt} className={styles.time}>
        {printRelativeTime(notification.createdAt, nowMs, i18n.locale)}
      </time>
      <span className={styles.act}>
        {isUnread && (
          <IconButton
            size="s"
            icon={Check}
            label={t`Mark “${title}” as read`}
            onPress={() => onRead(notification)}
          />
        )}
      </span>
    </li>
  );
}

/** Shows the initials of the person who acted, or the icon of the kind. */
function Picture({ notification: { kind, actor } }: Pick<NotificationRowProps, "notification">) {
  if (actor && kind === "saved") return <Avatar name={actor.name} />;
  return (
    <span className={styles.picture}>
      <Icon icon={icons[kind]} sizePx={12} />
    </span>
  );
}
