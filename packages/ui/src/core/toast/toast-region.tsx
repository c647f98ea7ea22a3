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
import { useVisibleToasts } from "./use-visible-toasts.ts";

/** The props of the toast region. */
export type ToastRegionProps = LooseProps<
  Omit<AriaToastRegionProps<ToastContent>, "queue" | "children">
> &
  RefAttributes<HTMLDivElement>;

/**
 * The area of toasts, at the bottom left of the window and above the height in `--fixed-bottom`. F6
 * focuses it, Escape closes the focused toast. A page has one.
 */
export function ToastRegion({ className, ...rest }: ToastRegionProps) {
  const { t } = useLingui();
  const hasToasts = useVisibleToasts().length > 0;
  // React Aria registers F6 when the region mounts.
  if (!hasToasts) return null;
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
