import { Trans, useLingui } from "@lingui/react/macro";
import { describeIssues, operations, type OpenVersion } from "@tessera/contract";
import { Button, Dialog, DialogActions, TextField } from "@tessera/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import { useLocale } from "#navigation/use-locale.ts";
import styles from "./history.module.css";
import { useMarkVersion } from "./use-mark-version.ts";

type VersionProps = { readonly version: OpenVersion };

/** Requests a name for a version; an empty one removes it. */
export function RenameDialog({ isOpen, onClose, version }: PopupProps & VersionProps) {
  const { t } = useLingui();
  const { revision } = version;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="when-typed"
      title={t`Name version ${revision}`}
      description={
        <Trans>A named version is always listed. Leave the field empty to remove the name.</Trans>
      }
    >
      <RenameForm version={version} onDone={onClose} />
    </Dialog>
  );
}

function RenameForm({ version, onDone }: VersionProps & { readonly onDone: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [name, setName] = useState(version.name ?? "");
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const mark = useMarkVersion(version.revision);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const body = { name: name.trim() === "" ? null : name };
    const parsed = operations.updateVersion.body.safeParse(body);
    if (parsed.success) return mark.mutate(body, { onSuccess: onDone });
    setProblem(describeIssues(parsed.error.issues, locale, body).fields["name"]);
    input.current?.focus();
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t`Name`}
        size="l"
        ref={input}
        autoComplete="off"
        value={name}
        onChange={setName}
        errorMessage={problem}
      />
      <DialogActions>
        <Button slot="close">
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="ink" isPending={mark.isPending}>
          <Trans>Save</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}
