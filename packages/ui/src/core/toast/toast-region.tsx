import { useLingui } from "@lingui/react/macro";
import type { RefAttributes } from "react";
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  type ToastRegionProps as AriaToastRegionProps,
} from "react-aria-components";
import { withClassName } from "../class-names.ts";
import { Toast } from "./toast.tsx";
import { toastQueue, type ToastContent } from "./toast-queue.ts";
import styles from "./toast.module.css";
import { useVisibleToasts } from "./use-visible-toasts.ts";

/** What the region of toasts takes. */
export type ToastRegionProps = Omit<AriaToastRegionProps<ToastContent>, "queue" | "children"> &
  RefAttributes<HTMLDivElement>;

/**
 * Where toasts appear: bottom left of the window, above whatever bar says in `--fixed-bottom` how high it is. F6 leads
 * there, Escape closes the toast that has the focus. A page has one.
 */
export function ToastRegion({ className, ...rest }: ToastRegionProps) {
  const { t } = useLingui();
  const hasToasts = useVisibleToasts().length > 0;
  // React Aria gives F6 a way to what is there when the region mounts.
  if (!hasToasts) return null;
  return (
    <AriaToastRegion
      aria-label={t`Notifications`}
      {...rest}
      queue={toastQueue}
      className={withClassName(className, styles["region"])}
    >
      {({ toast }) => <Toast toast={toast} />}
    </AriaToastRegion>
  );
}
