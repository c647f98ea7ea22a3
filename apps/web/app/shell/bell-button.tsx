import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Badge, type ButtonProps, IconButton, joinClassNames } from "@tessera/ui";
import { Bell } from "lucide-react";
import { useUnreadCount } from "#notifications/use-unread-count.ts";
import styles from "./bell-button.module.css";

type BellButtonProps = Pick<ButtonProps, "aria-haspopup" | "aria-expanded"> & {
  readonly className?: string | undefined;
};

/** The button of the notifications, with the number of unread ones. */
export function BellButton({ className, ...rest }: BellButtonProps) {
  const { t } = useLingui();
  const unread = useUnreadCount() ?? 0;
  const label =
    unread === 0
      ? t`Notifications`
      : t`Notifications, ${plural(unread, { one: "# unread", other: "# unread" })}`;
  return (
    <IconButton
      {...rest}
      icon={Bell}
      label={label}
      className={joinClassNames(styles.bell, className)}
    >
      {unread > 0 && <Badge count={unread} size="small" className={styles.count} />}
    </IconButton>
  );
}
