import { Heading } from "@tessera/ui";
import type { ReactNode } from "react";
import styles from "./screen-frame.module.css";
import { SideButton } from "./side-button.tsx";

type ScreenFrameProps = {
  readonly title: ReactNode;
  /** Content beside the title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

/** Shows a screen with the whole width, under a bar with its title. */
export function ScreenFrame({ title, beside, children }: ScreenFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <SideButton />
        <Heading level={1} size="pane">
          {title}
        </Heading>
        {beside}
      </div>
      {children}
    </div>
  );
}
