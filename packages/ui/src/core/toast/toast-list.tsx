import { useLingui } from "@lingui/react/macro";
import type { RefAttributes } from "react";
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  type ToastRegionProps as AriaToastRegionProps,
} from "react-aria-components";
import { withClassName } from "../class-names.ts";
import type { LooseProps } from "../loose-props.ts";
import { Toast } from "./toast.tsx";
import { toastQueue, type ToastContent } from "./toast-queue.ts";
import styles from "./toast.module.css";

/** The props of the toast region. */
export type ToastRegionProps = LooseProps<
  Omit<AriaToastRegionProps<ToastContent>, "queue" | "children">
> &
  RefAttributes<HTMLDivElement>;

/** The region with the toasts on screen. React Aria registers F6 when it mounts. */
export function ToastList({ className, ...rest }: ToastRegionProps) {
  const { t } = useLingui();
  return (
    <AriaToastRegion
      aria-label={t`Notifications`}
      {...rest}
      queue={toastQueue}
      className={withClassName(className, styles.region)}
    >
      {({ toast }) => <Toast toast={toast} />}
    </AriaToastRegion>
  );
}
