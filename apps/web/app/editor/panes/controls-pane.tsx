import { Heading } from "@tessera/ui";
import { useRef, type ReactNode } from "react";
import { ScreenActions } from "./screen-actions.tsx";
import styles from "./controls-pane.module.css";
import { SideButton } from "./side-button.tsx";

type ControlsPaneProps = {
  readonly title: ReactNode;
  /** A short summary at the end of the title's line. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
};

/** Shows the controls of a screen between its title and its actions. */
export function ControlsPane({ title, summary, children }: ControlsPaneProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className={styles.bar}>
        <SideButton />
        <Heading level={1} size="pane">
          {title}
        </Heading>
        <div className={styles.summary}>{summary}</div>
      </div>
      <div className={styles.body} ref={body}>
        {children}
      </div>
      <ScreenActions fields={body} />
    </>
  );
}
