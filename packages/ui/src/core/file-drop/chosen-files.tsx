import { useLingui } from "@lingui/react/macro";
import { File as FileIcon, X } from "lucide-react";
import { ProgressBar, useLocale } from "react-aria-components";
import { IconButton } from "../button/icon-button.tsx";
import { Icon } from "../icon/icon.tsx";
import type { FileDropProps } from "./file-drop.tsx";
import styles from "./file-drop.module.css";
import { printBytes } from "./print-bytes.ts";

type ChosenFilesProps = Pick<FileDropProps, "getProgress"> & {
  readonly files: readonly File[];
  readonly onRemove: (file: File) => void;
  readonly isDisabled: boolean;
};

/** The chosen files, with their sizes. */
export function ChosenFiles({ files, onRemove, getProgress, isDisabled }: ChosenFilesProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  return (
    <ul className={styles.files} aria-label={t`Selected files`}>
      {files.map((file, index) => {
        const progress = getProgress?.(file);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two files may have one name
          <li key={`${index} ${file.name}`} className={styles.file}>
            <Icon icon={FileIcon} />
            <span className={styles.name}>{file.name}</span>
            <span className={styles.size}>{printBytes(file.size, locale, "up")}</span>
            <IconButton
              size="s"
              icon={X}
              label={t`Remove ${file.name}`}
              isDisabled={isDisabled}
              onPress={() => onRemove(file)}
            />
            {progress !== undefined && (
              <ProgressBar
                aria-label={t`Upload progress of ${file.name}`}
                value={progress}
                maxValue={1}
                className={styles.progress}
              >
                {({ percentage = 0 }) => <span style={{ width: `${percentage}%` }} />}
              </ProgressBar>
            )}
          </li>
        );
      })}
    </ul>
  );
}
