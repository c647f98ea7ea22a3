import { type ReactNode, useEffect, useState } from "react";
import { Text, UNSTABLE_ToastContent as AriaToastContent } from "react-aria-components";
import type { ToastContent } from "./toast-queue.ts";
import styles from "./toast.module.css";

// Long enough for a screen reader to detect the region before its text appears.
const settleMs = 100;

/** The text, which names the toast: an error is announced at once, other texts politely. */
export function ToastText({ content: { kind, text } }: { readonly content: ToastContent }) {
  const title = <Text slot="title">{text}</Text>;
  if (kind !== "error") return <PoliteText>{title}</PoliteText>;
  return <AriaToastContent className={styles.text}>{title}</AriaToastContent>;
}

/** A status announces only changes, so it is rendered first, and its text after a delay. */
function PoliteText({ children }: { readonly children: ReactNode }) {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className={styles.text}>
      <span aria-hidden={!isSettled || undefined}>{children}</span>
    </output>
  );
}
