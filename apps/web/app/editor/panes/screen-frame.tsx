import { Heading } from "@tessera/ui";
import type { ReactNode } from "react";
import styles from "./screen-frame.module.css";

type ScreenBarProps = {
  readonly title: ReactNode;
  /** Content beside the title. */
  readonly children?: ReactNode;
};

/** Shows the bar of a screen or its controls: the title and what is beside it. */
export function ScreenBar({ title, children }: ScreenBarProps) {
  return (
    <div className={styles.bar}>
      <Heading level={1} size="pane">
        {title}
      </Heading>
      {children}
    </div>
  );
}

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
      <ScreenBar title={title}>{beside}</ScreenBar>
      {children}
    </div>
  );
}
