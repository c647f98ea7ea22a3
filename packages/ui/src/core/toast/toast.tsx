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
import toneStyles from "../text/text.module.css";
import { type ToastContent, toastQueue } from "./toast-queue.ts";
import { ToastText } from "./toast-text.tsx";
import styles from "./toast.module.css";

type Sign = readonly [icon: LucideIcon, tone: string | undefined];

const signs: Readonly<Record<ToastContent["kind"], Sign>> = {
  success: [CircleCheck, toneStyles.success],
  error: [CircleX, toneStyles.danger],
  info: [Info, toneStyles.info],
  warning: [TriangleAlert, toneStyles.warning],
  undo: [RotateCcw, toneStyles.muted],
};

/** One toast on screen: its text, its action, and the X. */
export function Toast({
  toast,
}: {
  readonly toast: ToastQueue<ToastContent>["visibleToasts"][number];
}) {
  const { t } = useLingui();
  const { kind, action, shortcut } = toast.content;
  const [icon, tone] = signs[kind];
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
      <Icon icon={icon} className={joinClassNames(styles.icon, tone)} />
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
