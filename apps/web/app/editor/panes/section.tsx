import { Heading } from "@tessera/ui";
import { useId, type ReactNode } from "react";
import styles from "./section.module.css";

/** The props of a section. */
export type SectionProps = {
  readonly title: ReactNode;
  /** Content at the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** Shows a titled part of a pane. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} size="part" id={id}>
          {title}
        </Heading>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
