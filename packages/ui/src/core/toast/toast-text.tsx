import { type ReactNode, useEffect, useState } from "react";
import { Text, UNSTABLE_ToastContent as AriaToastContent } from "react-aria-components";
import type { ToastContent } from "./toast-queue.ts";
import styles from "./toast.module.css";

// Long enough for a screen reader to know of the region before its text comes.
const settleMs = 100;

/** The text, which names the toast: an error is read out at once, everything else when there is time for it. */
export function ToastText({ content: { kind, text } }: { readonly content: ToastContent }) {
  const title = <Text slot="title">{text}</Text>;
  if (kind !== "error") return <PoliteText>{title}</PoliteText>;
  return <AriaToastContent className={styles["text"]}>{title}</AriaToastContent>;
}

/** A status says only what changes in it; so it comes first, and its text a moment later. */
function PoliteText({ children }: { readonly children: ReactNode }) {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className={styles["text"]}>
      <span {...(!isSettled && { "aria-hidden": true })}>{children}</span>
    </output>
  );
}
