import { Trans, useLingui } from "@lingui/react/macro";
import type { Format } from "@tessera/engine";
import { CopyButton, TextLink } from "@tessera/ui";
import { useOpenProject } from "#editor/project/project-context.tsx";
import type { ExportedFiles } from "#editor/screens/variables/file/read-exported-files.ts";
import styles from "./export-foot.module.css";
import { keyVariable, printExportCommand } from "./print-export-command.ts";

type TerminalLineProps = { readonly format: Format; readonly exported: ExportedFiles };

/** Shows the command that downloads the same file with an API key. */
export function TerminalLine({ format, exported }: TerminalLineProps) {
  const { t } = useLingui();
  const { project } = useOpenProject();
  const command = printExportCommand({
    origin: location.origin,
    projectId: project.id,
    format: format.id,
    options: exported.options,
    fileName: exported.fileName,
  });
  return (
    <div className={styles.terminal}>
      <div className={styles.line}>
        <span className={styles.prompt} aria-hidden="true">
          $
        </span>
        <code
          className={styles.command}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable
          tabIndex={0}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- only code is read as code
          role="group"
          aria-label={t`Terminal command`}
        >
          {command}
        </code>
        <CopyButton text={command} />
      </div>
      <p className={styles.hint}>
        <Trans>
          Set {keyVariable} to an <TextLink href="/account/security">API key</TextLink> first.
        </Trans>
      </p>
    </div>
  );
}
