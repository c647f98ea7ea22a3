import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Heading } from "react-aria-components";
import { IconButton } from "../button/icon-button.tsx";
import styles from "./dialog.module.css";

/** What the head of a dialog takes. */
export type DialogHeadProps = {
  /** Stands before the title. */
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** The id by which the dialog names its description. */
  readonly descriptionId: string;
  /** Whether an X closes the dialog. */
  readonly hasClose?: boolean;
};

/** The heading that names a dialog, the sentence that describes it, and the X. */
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
      <div className={styles["head"]}>
        <Heading slot="title" level={2} className={styles["title"] ?? ""}>
          {icon}
          <span className={styles["titleText"]}>{title}</span>
        </Heading>
        {hasClose && (
          <IconButton slot="close" icon={X} label={t`Close`} className={styles["close"] ?? ""} />
        )}
      </div>
      {description !== undefined && (
        <div id={descriptionId} className={styles["message"]}>
          {description}
        </div>
      )}
    </>
  );
}
