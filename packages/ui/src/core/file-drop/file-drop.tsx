import { useLingui } from "@lingui/react/macro";
import { TriangleAlert, Upload } from "lucide-react";
import { type RefAttributes, useId, useRef } from "react";
import {
  DropZone,
  type DropZoneProps,
  FileTrigger,
  Group,
  type GroupProps,
  useLocale,
} from "react-aria-components";
import { Button } from "../button/button.tsx";
import { withClassName } from "../class-names.ts";
import type { LooseProps } from "../loose-props.ts";
import fieldStyles from "../field/field.module.css";
import { hasErrorMessage } from "../field/field-frame.tsx";
import type { FieldTexts } from "../field/field-texts.ts";
import { Icon } from "../icon/icon.tsx";
import { HiddenText } from "../text/hidden-text.tsx";
import { ChosenFiles } from "./chosen-files.tsx";
import styles from "./file-drop.module.css";
import { printBytes } from "./print-bytes.ts";
import { useChosenFiles } from "./use-chosen-files.ts";
import { useRefusalTexts } from "./use-refusal-texts.ts";

/** The props of a file drop zone. */
export type FileDropProps = LooseProps<Omit<GroupProps, "onChange" | "children" | "isInvalid">> &
  RefAttributes<HTMLDivElement> &
  FieldTexts & {
    /** Extensions (.svg), media types (image/png) and ranges of them (image/*); everything when absent. */
    readonly acceptedTypes?: readonly string[] | undefined;
    /** The size limit of each file. */
    readonly maxBytes?: number | undefined;
    readonly allowsMultiple?: boolean | undefined;
    /** The chosen files; uncontrolled when absent. */
    readonly value?: readonly File[] | undefined;
    readonly onChange?: ((files: readonly File[]) => void) | undefined;
    /** The uploaded fraction of a file, from 0 to 1. */
    readonly getProgress?: ((file: File) => number | undefined) | undefined;
  };

/** A zone to drop, paste or choose files. It shows which files it refuses, and why. */
export function FileDrop({
  label,
  description,
  note,
  errorMessage,
  acceptedTypes = [],
  maxBytes = Infinity,
  allowsMultiple = false,
  value,
  onChange,
  getProgress,
  isDisabled = false,
  className,
  ...rest
}: FileDropProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const limits = { acceptedTypes, maxBytes };
  const chosen = useChosenFiles({ ...limits, allowsMultiple, value, onChange });
  const { files, add } = chosen;
  const texts = useRefusalTexts(limits);
  const problems = [
    ...(hasErrorMessage(errorMessage) ? [errorMessage] : []),
    ...chosen.refused.map(texts.describe),
  ];
  const hint = [
    texts.types.join(", "),
    maxBytes === Infinity ? "" : t`up to ${printBytes(maxBytes, locale, "down")}`,
  ].filter(Boolean);
  return (
    <Group
      {...rest}
      isDisabled={isDisabled}
      aria-labelledby={label === undefined ? rest["aria-labelledby"] : `${id}-label`}
      aria-describedby={`${id}-description ${id}-note ${id}-problems`}
      onPaste={(event) => {
        const pasted = [...event.clipboardData.files];
        if (isDisabled || pasted.length === 0) return;
        // The zone would handle the event a second time.
        event.stopPropagation();
        add(pasted);
      }}
      className={withClassName(className, fieldStyles.field)}
    >
      {label !== undefined && (
        <span id={`${id}-label`} className={fieldStyles.label}>
          {label}
        </span>
      )}
      <DropZone
        aria-label={allowsMultiple ? t`Drop or paste files here` : t`Drop or paste a file here`}
        isDisabled={isDisabled}
        onDrop={(event) => void readDropped(event).then(add)}
        data-invalid={problems.length > 0 || undefined}
        className={styles.zone}
      >
        <Icon icon={Upload} sizePx={20} />
        <span className={styles.call}>
          {allowsMultiple ? t`Drop files here or` : t`Drop a file here or`}
        </span>
        <FileTrigger
          acceptedFileTypes={acceptedTypes}
          allowsMultiple={allowsMultiple}
          onSelect={(list) => add([...(list ?? [])])}
        >
          <Button ref={button} isDisabled={isDisabled}>
            {allowsMultiple ? t`Choose files` : t`Choose a file`}
          </Button>
        </FileTrigger>
        {hint.length > 0 && <span className={styles.hint}>{hint.join(" · ")}</span>}
      </DropZone>
      <span id={`${id}-description`} className={fieldStyles.description}>
        {description}
      </span>
      <div id={`${id}-note`} aria-live="polite">
        {note !== undefined && <p className={fieldStyles.description}>{note}</p>}
      </div>
      <div id={`${id}-problems`} role="alert">
        {problems.map((problem, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- each choice recreates the list
          <p key={index} className={fieldStyles.error}>
            <Icon icon={TriangleAlert} />
            <span>{problem}</span>
          </p>
        ))}
      </div>
      {files.length > 0 && (
        <ChosenFiles
          files={files}
          getProgress={getProgress}
          isDisabled={isDisabled}
          onRemove={(file) => {
            chosen.remove(file);
            button.current?.focus();
          }}
        />
      )}
      <HiddenText as="output">
        {files.length > 0 && t`Selected: ${files.map(({ name }) => name).join(", ")}`}
      </HiddenText>
    </Group>
  );
}

type DropEvent = Parameters<NonNullable<DropZoneProps["onDrop"]>>[0];

async function readDropped({ items }: DropEvent): Promise<readonly File[]> {
  return Promise.all(items.flatMap((item) => (item.kind === "file" ? [item.getFile()] : [])));
}
