import { Heading, SkeletonBlock } from "@tessera/ui";
import type { ReactNode } from "react";
import styles from "./skeleton.module.css";

/** The name of the screen that comes, and a block where narrow screens have the button of the navigation. */
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
