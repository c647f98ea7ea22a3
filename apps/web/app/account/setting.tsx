import { Heading } from "@tessera/ui";
import { type ReactNode, useId } from "react";
import styles from "./account.module.css";

/** The props of a setting. */
export type SettingProps = {
  readonly title: string;
  readonly reason: string;
  /** The fragment of its address. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
};

/** A part of a settings page: its title and its reason beside the rows of its value. */
export function Setting({ title, reason, id, children }: SettingProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={styles.setting}>
      <div className={styles.about}>
        <Heading id={titleId} level={2} size="part">
          {title}
        </Heading>
        <p className={styles.reason}>{reason}</p>
      </div>
      <div className={styles.value}>{children}</div>
    </section>
  );
}
