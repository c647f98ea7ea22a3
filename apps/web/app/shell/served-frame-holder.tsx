import { use, useEffect } from "react";
import { setServedFrameShown, ServedFrameContext } from "./served-frame.ts";
import styles from "./served-frame.module.css";

/**
 * Links the style sheets of the served frame; the application links them again when it needs them.
 */
export function ServedFrameStyles() {
  const frame = use(ServedFrameContext);
  return frame?.styles.map((href) => <link key={href} rel="stylesheet" href={href} />);
}

const frameId = "served-frame";

/**
 * Keeps the served frame unchanged until the application has loaded: it is built once and never
 * rendered in the browser.
 */
export function ServedFrameHolder() {
  const frame = use(ServedFrameContext);
  useEffect(() => setServedFrameShown(true), []);
  if (frame) {
    return (
      <div id={frameId} className={styles.frame}>
        {frame.picture}
      </div>
    );
  }
  const __html =
    typeof document === "undefined" ? "" : (document.getElementById(frameId)?.innerHTML ?? "");
  return (
    <div
      id={frameId}
      className={styles.frame}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}
