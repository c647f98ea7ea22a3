import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getFormat, type FormatId } from "@tessera/engine";
import { Button, CodeBlock, ErrorNote, Icon, Skeleton, SkeletonBlock } from "@tessera/ui";
import { Download } from "lucide-react";
import { useMemo } from "react";
import { queries } from "#api-client/query-options.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { codeLanguages } from "#editor/variables/code/code-language.ts";
import { highlightCode } from "#editor/variables/code/highlight-code.ts";
import { downloadText } from "./download-text.ts";
import styles from "./exported-file.module.css";
import { FileFacts } from "./file-facts.tsx";
import { UnsavedNote } from "./unsaved-note.tsx";

/** A format's file as the server exports it: read, copied or downloaded. */
export function ExportedFile({ formatId }: { readonly formatId: FormatId }) {
  const { project } = useOpenProject();
  const { data, error, refetch } = useQuery(queries.exportedFile(project.id, formatId));
  if (error && !data) {
    return (
      <ErrorNote
        action={
          <Button onPress={() => void refetch()}>
            <Trans>Retry</Trans>
          </Button>
        }
      >
        {error.message}
      </ErrorNote>
    );
  }
  if (!data) return <FileSkeleton />;
  return (
    <>
      <UnsavedNote />
      <div className={styles.body}>
        <FileCode formatId={formatId} text={data.data} fileName={data.fileName} />
        <FileFacts formatId={formatId} text={data.data} />
      </div>
    </>
  );
}

type FileCodeProps = {
  readonly formatId: FormatId;
  readonly text: string;
  /** The name that the server gives the file; the format's own where it gives none. */
  readonly fileName?: string | undefined;
};

function FileCode({ formatId, text, ...given }: FileCodeProps) {
  const { t } = useLingui();
  const format = getFormat(formatId);
  const fileName = given.fileName ?? format.fileName;
  const lines = useMemo(
    () => highlightCode(text.replace(/\n$/, ""), codeLanguages[formatId]),
    [text, formatId],
  );
  return (
    <CodeBlock
      className={styles.code}
      label={t`Code of ${fileName}`}
      lines={lines}
      copyText={text}
      title={
        <>
          <span>{fileName}</span>
          <span className={styles.length}>
            <Trans>{lines.length} lines</Trans>
          </span>
        </>
      }
      actions={
        <Button
          kind="quiet"
          size="s"
          onPress={() => downloadText(text, fileName, format.mediaType)}
        >
          <Icon icon={Download} />
          <Trans>Download</Trans>
        </Button>
      }
    />
  );
}

function FileSkeleton() {
  return (
    <Skeleton className={styles.skeleton}>
      <SkeletonBlock isLaid />
    </Skeleton>
  );
}
