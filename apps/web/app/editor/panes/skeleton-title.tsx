import { Heading, SkeletonBlock } from "@tessera/ui";
import type { ReactNode } from "react";
import styles from "./skeleton.module.css";

/**
 * Shows the name of the loading screen, and a block for the navigation button on narrow screens.
 */
export function SkeletonTitle({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkeletonBlock className={styles.sideButton} />
      <Heading level={1} size="pane">
        {children}
      </Heading>
    </>
  );
}
