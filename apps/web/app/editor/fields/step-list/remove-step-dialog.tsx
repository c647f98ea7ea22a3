import { Trans, useLingui } from "@lingui/react/macro";
import { tokenName, type TokenPath, type TokenReferences } from "@tessera/engine";
import { MessageDialog, Select } from "@tessera/ui";
import { useState, type ReactNode } from "react";
import type { TypedResult } from "#editor/fields/use-typed-text.ts";
import styles from "./step-list.module.css";

type RemoveStepDialogProps = {
  readonly name: string;
  readonly references: TokenReferences;
  /** The steps that others can refer to instead. */
  readonly heirs: readonly string[];
  readonly onRemove: (heir: string | undefined) => TypedResult;
  /** Called once the dialog is closed and the step gone with it. */
  readonly onRemoved: () => void;
  readonly onClose: () => void;
};

/** Asks before a step goes that is pinned or referred to: what goes with it, and what the others shall refer to. */
export function RemoveStepDialog(props: RemoveStepDialogProps) {
  const { name, references, heirs, onRemove, onRemoved, onClose } = props;
  const { t } = useLingui();
  const { pins, aliases } = references;
  const [heir, setHeir] = useState(heirs[0]);

  /** What fails keeps the dialog open, and is told in it. */
  function remove() {
    const result = onRemove(aliases.length > 0 ? heir : undefined);
    if (!result.ok) throw new Error(result.message);
    // The dialog gives the focus back when it closes, to a button that went with the step.
    requestAnimationFrame(onRemoved);
  }

  return (
    <MessageDialog
      kind="delete"
      isOpen
      onClose={onClose}
      title={t`Remove ${name}?`}
      description={t`You can undo this, including everything removed with it.`}
      confirmText={t`Remove`}
      onConfirm={remove}
      describeFailure={(cause) => cause instanceof Error && cause.message}
    >
      {pins.length > 0 && (
        <Tokens title={<Trans>These pins will be removed too</Trans>} paths={pins} />
      )}
      {aliases.length > 0 && (
        <>
          <Tokens title={<Trans>Used by</Trans>} paths={aliases} />
          <Select
            label={t`Point them to`}
            isMono
            options={heirs.map((id) => ({ id, text: id }))}
            value={heir ?? null}
            onChange={setHeir}
          />
        </>
      )}
    </MessageDialog>
  );
}

type TokensProps = { readonly title: ReactNode; readonly paths: readonly TokenPath[] };

function Tokens({ title, paths }: TokensProps) {
  return (
    <div className={styles.tokens}>
      <p>{title}</p>
      <ul>
        {paths.map((path) => (
          <li key={path}>{tokenName(path)}</li>
        ))}
      </ul>
    </div>
  );
}
