import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Heading } from "react-aria-components";
import { IconButton } from "../button/icon-button.tsx";
import styles from "./dialog.module.css";

/** The props of the head of a dialog. */
export type DialogHeadProps = {
  /** An icon before the title. */
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** The id of the description, which the dialog refers to. */
  readonly descriptionId: string;
  /** True when an X closes the dialog. */
  readonly hasClose?: boolean | undefined;
};

/** The heading that names a dialog, its description, and the X. */
export function DialogHead({
  icon,
  title,
  description,
  descriptionId,
  hasClose = false,
}: DialogHeadProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={styles.head}>
        <Heading slot="title" level={2} className={styles.title}>
          {icon}
          <span className={styles.titleText}>{title}</span>
        </Heading>
        {hasClose && <IconButton slot="close" icon={X} label={t`Close`} className={styles.close} />}
      </div>
      {description !== undefined && (
        <div id={descriptionId} className={styles.message}>
          {description}
        </div>
      )}
    </>
  );
}
