import { Trans, useLingui } from "@lingui/react/macro";
import {
  changeDecision,
  customTokenPath,
  isTokenPath,
  orderPath,
  renameCustomToken,
  tokenName,
  type Design,
  type Token,
  type TokenPath,
} from "@tessera/engine";
import { Button, TextField } from "@tessera/ui";
import { type FormEvent, useState } from "react";
import { MoveButtons, swap } from "#editor/fields/move-buttons.tsx";
import { describeProblem, useEdit } from "#editor/fields/use-edit.ts";
import { Section } from "#editor/panes/section.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./token-detail.module.css";

type CustomTokenActionsProps = {
  readonly design: Design;
  readonly token: Token;
  readonly users: readonly TokenPath[];
  readonly onOpen: (path: TokenPath | undefined) => void;
};

/** Shows the name of a custom token, its place among the others, and how to delete it. */
export function CustomTokenActions({ design, token, users, onOpen }: CustomTokenActionsProps) {
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  const edit = useEdit();
  if (!canEdit) return null;
  const { path } = token;
  const order = Object.keys(design.recipe.customTokens);
  const index = order.indexOf(path);
  const name = tokenName(path);

  function move(by: 1 | -1) {
    const control = orderPath("customTokens");
    edit(control, ({ recipe }) => {
      const names = Object.keys(recipe.customTokens);
      return changeDecision(recipe, control, swap(names, names.indexOf(path), by));
    });
  }

  function remove() {
    const control = customTokenPath(path);
    const result = edit(control, ({ recipe }) => changeDecision(recipe, control, undefined));
    if (result.ok) onOpen(undefined);
  }

  return (
    <Section title={t`Custom token`}>
      <div className={styles.fields}>
        <RenameForm key={path} path={path} onRenamed={onOpen} />
        <div className={styles.actions}>
          <MoveButtons
            upLabel={t`Move ${name} up`}
            downLabel={t`Move ${name} down`}
            place={{ isFirst: index === 0, isLast: index === order.length - 1 }}
            onMove={move}
          />
          <Button kind="danger" size="s" isDisabled={users.length > 0} onPress={remove}>
            {t`Delete`}
          </Button>
        </div>
        {users.length > 0 && (
          <p className={styles.label}>
            <Trans>Other tokens refer to it. Change them before you delete it.</Trans>
          </p>
        )}
      </div>
    </Section>
  );
}

type RenameFormProps = {
  readonly path: TokenPath;
  readonly onRenamed: (path: TokenPath) => void;
};

/** Renames a custom token with every reference to it, in one step. */
function RenameForm({ path, onRenamed }: RenameFormProps) {
  const { t, i18n } = useLingui();
  const edit = useEdit();
  const [text, setText] = useState<string>(path);
  const [message, setMessage] = useState<string>();

  function rename(event: FormEvent) {
    event.preventDefault();
    const to = text.trim();
    if (!isTokenPath(to)) {
      setMessage(
        describeProblem(i18n, { path: "", code: "malformed", values: { expected: "tokenPath" } }),
      );
      return;
    }
    const result = edit(customTokenPath(to), ({ recipe }) => renameCustomToken(recipe, path, to));
    if (result.ok) onRenamed(to);
    else setMessage(result.message);
  }

  return (
    <form className={styles.rename} onSubmit={rename} noValidate>
      <TextField
        label={t`Name`}
        isMono
        spellCheck="false"
        value={text}
        onChange={(next) => {
          setText(next);
          setMessage(undefined);
        }}
        errorMessage={message}
      />
      <Button type="submit" isDisabled={text.trim() === path}>{t`Rename`}</Button>
    </form>
  );
}
