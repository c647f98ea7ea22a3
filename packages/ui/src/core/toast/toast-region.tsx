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
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from "react-aria-components";
import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { joinClassNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { KeyboardKeys } from "../keyboard-key/keyboard-keys.tsx";
import { type ToastContent, toastQueue } from "./toast-queue.ts";
import styles from "./toast.module.css";

const icons: Readonly<Record<ToastContent["kind"], LucideIcon>> = {
  success: CircleCheck,
  error: CircleX,
  info: Info,
  warning: TriangleAlert,
  undo: RotateCcw,
};

/** Where toasts appear: bottom left of the window. A page has one. */
export function ToastRegion() {
  const { t } = useLingui();
  return (
    <AriaToastRegion
      queue={toastQueue}
      aria-label={t`Notices`}
      className={joinClassNames(styles["region"])}
    >
      {({ toast }) => (
        <AriaToast toast={toast} className={joinClassNames(styles["toast"])}>
          <ToastBody content={toast.content} onAct={() => toastQueue.close(toast.key)} />
          <IconButton slot="close" size="s" icon={X} label={t`Close`} />
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}

function ToastBody({
  content,
  onAct,
}: {
  readonly content: ToastContent;
  readonly onAct: () => void;
}) {
  const { kind, text, action, shortcut } = content;
  return (
    <>
      <Icon icon={icons[kind]} className={styles[kind]} />
      <AriaToastContent className={styles["text"]}>{text}</AriaToastContent>
      {shortcut !== undefined && <KeyboardKeys shortcut={shortcut} />}
      {action && (
        <Button
          kind="quiet"
          size="s"
          onPress={() => {
            onAct();
            action.onPress();
          }}
        >
          {action.text}
        </Button>
      )}
    </>
  );
}
