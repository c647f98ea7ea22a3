import { useLingui } from "@lingui/react/macro";
import { tokenName, type TokenPath, type TokenReferences } from "@tessera/engine";
import { MessageDialog, Select, Text } from "@tessera/ui";
import { useState, type ReactNode } from "react";
import type { TypedResult } from "#editor/fields/use-typed-text.ts";
import styles from "./step-list.module.css";

type RemoveStepDialogProps = {
  readonly name: string;
  readonly references: TokenReferences;
  /** The steps that references can change to. */
  readonly replacements: readonly string[];
  readonly onRemove: (replacement: string | undefined) => TypedResult;
  /** Called after the dialog has closed and the step is removed. */
  readonly onRemoved: () => void;
  readonly onClose: () => void;
};

/**
 * Confirms the removal of a pinned or referenced step. Lists what is removed with it, and offers a
 * new target for references.
 */
export function RemoveStepDialog(props: RemoveStepDialogProps) {
  const { name, references, replacements, onRemove, onRemoved, onClose } = props;
  const { t } = useLingui();
  const { pins, aliases } = references;
  const [replacement, setReplacement] = useState(replacements[0]);

  /** Removes the step; a failure keeps the dialog open and is shown in it. */
  function remove() {
    const result = onRemove(aliases.length > 0 ? replacement : undefined);
    if (!result.ok) throw new Error(result.message);
    // The dialog returns the focus on close to a button that was removed with the step.
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
      {pins.length > 0 && <Tokens title={t`These pins will be removed too`} paths={pins} />}
      {aliases.length > 0 && (
        <>
          <Tokens title={t`Used by`} paths={aliases} />
          <Select
            label={t`Point them to`}
            isMono
            options={replacements.map((id) => ({ id, text: id }))}
            value={replacement ?? null}
            onChange={setReplacement}
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
      <Text size="label" tone="muted">
        {title}
      </Text>
      <ul>
        {paths.map((path) => (
          <li key={path}>{tokenName(path)}</li>
        ))}
      </ul>
    </div>
  );
}
