import { useLingui } from "@lingui/react/macro";
import {
  CircleCheck,
  CircleX,
  Info,
  type LucideIcon,
  RotateCcw,
  TriangleAlert,
  X,
} from "lucide-react";
import {
  type UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_Toast as AriaToast,
} from "react-aria-components";
import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { joinClassNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { KeyboardKeys } from "../keyboard-key/keyboard-keys.tsx";
import { type ToastContent, toastQueue } from "./toast-queue.ts";
import { ToastText } from "./toast-text.tsx";
import styles from "./toast.module.css";

const icons: Readonly<Record<ToastContent["kind"], LucideIcon>> = {
  success: CircleCheck,
  error: CircleX,
  info: Info,
  warning: TriangleAlert,
  undo: RotateCcw,
};

/** One toast on screen: its text, its action, and the X. */
export function Toast({
  toast,
}: {
  readonly toast: ToastQueue<ToastContent>["visibleToasts"][number];
}) {
  const { t } = useLingui();
  const { kind, action, shortcut } = toast.content;
  function close() {
    toastQueue.close(toast.key);
  }
  return (
    <AriaToast
      toast={toast}
      className={styles.toast}
      render={(props) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the toast takes the focus, and Escape closes it
        <div
          {...props}
          onKeyDown={(event) => {
            props.onKeyDown?.(event);
            if (event.key === "Escape") close();
          }}
        />
      )}
    >
      <Icon icon={icons[kind]} className={joinClassNames(styles.icon, styles[kind])} />
      <div className={styles.content}>
        <ToastText content={toast.content} />
        {shortcut !== undefined && <KeyboardKeys shortcut={shortcut} />}
        {action && (
          <Button
            kind="quiet"
            size="s"
            onPress={() => {
              close();
              action.onPress();
            }}
          >
            {action.text}
          </Button>
        )}
      </div>
      <IconButton slot="close" size="s" icon={X} label={t`Close`} />
    </AriaToast>
  );
}
