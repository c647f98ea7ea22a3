import { useLingui } from "@lingui/react/macro";
import {
  changeDecision,
  customTokenPath,
  isTokenPath,
  parseDefinitionText,
  type TokenPath,
} from "@tessera/engine";
import { Button, Dialog, DialogActions, TextField } from "@tessera/ui";
import { type FormEvent, useState } from "react";
import { useDraftStore } from "#editor/draft/draft-context.tsx";
import { describeProblem, useEdit } from "#editor/fields/use-edit.ts";

type AddTokenDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdded: (path: TokenPath) => void;
};

/** Requests the name and the value of a new custom token. */
export function AddTokenDialog({ isOpen, onClose, onAdded }: AddTokenDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="when-typed"
      title={t`New token`}
      description={t`A token with a value, or with a reference to another token.`}
    >
      <AddTokenForm onClose={onClose} onAdded={onAdded} />
    </Dialog>
  );
}

type Messages = { readonly name?: string; readonly value?: string };

function AddTokenForm({ onClose, onAdded }: Omit<AddTokenDialogProps, "isOpen">) {
  const { t, i18n } = useLingui();
  const store = useDraftStore();
  const edit = useEdit();
  const [name, setName] = useState("");
  const [value, setValue] = useState("");
  const [messages, setMessages] = useState<Messages>({});

  function add(event: FormEvent) {
    event.preventDefault();
    const path = name.trim();
    if (!isTokenPath(path)) {
      const values = { expected: "tokenPath" } as const;
      setMessages({ name: describeProblem(i18n, { path: "", code: "malformed", values }) });
      return;
    }
    const parsed = parseDefinitionText(store.getState().draft.tokens, path, value);
    if (!parsed.ok) {
      setMessages({ value: describeProblem(i18n, parsed.problems[0]) });
      return;
    }
    const control = customTokenPath(path);
    const result = edit(control, ({ recipe, tokens }) =>
      tokens.has(path)
        ? {
            ok: false,
            problems: [
              {
                path: control,
                code: "name-taken",
                values: { owner: path, ownerKind: "token" },
              },
            ],
          }
        : changeDecision(recipe, control, parsed.value),
    );
    if (!result.ok) {
      setMessages({ name: result.message });
      return;
    }
    onClose();
    onAdded(path);
  }

  return (
    <form onSubmit={add} noValidate>
      <TextField
        label={t`Name`}
        description={t`Groups and a name between dots, such as color.quay-marker`}
        isMono
        spellCheck="false"
        value={name}
        onChange={setName}
        errorMessage={messages.name}
      />
      <TextField
        label={t`Value or reference`}
        description={`#b4470f · 12px · 200ms · {color.text}`}
        isMono
        spellCheck="false"
        value={value}
        onChange={setValue}
        errorMessage={messages.value}
      />
      <DialogActions>
        <Button slot="close">{t`Cancel`}</Button>
        <Button kind="ink" type="submit">{t`Add token`}</Button>
      </DialogActions>
    </form>
  );
}
