import { useLingui } from "@lingui/react/macro";
import { palettePath, renameNamedPalette } from "@tessera/engine";
import { TextField } from "@tessera/ui";
import { useState, type KeyboardEvent } from "react";
import { useEdit } from "#editor/fields/use-edit.ts";

type PaletteNameFieldProps = {
  readonly name: string;
  readonly isReadOnly: boolean;
  /** Called while the field still has the focus. */
  readonly onRenamed: (to: string) => void;
};

/**
 * Shows a field for the name of a palette; Enter or a blur applies the text, and Escape resets it.
 */
export function PaletteNameField({ name, isReadOnly, onRenamed }: PaletteNameFieldProps) {
  const { t } = useLingui();
  const edit = useEdit();
  const [text, setText] = useState(name);
  const [message, setMessage] = useState<string>();

  function rename(): boolean {
    const to = text.trim();
    if (to === name) return false;
    const result = edit(palettePath(to), ({ recipe }) => renameNamedPalette(recipe, name, to));
    setMessage(result.ok ? undefined : result.message);
    return result.ok;
  }

  function revert() {
    setText(name);
    setMessage(undefined);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Enter" && rename()) onRenamed(text.trim());
    if (event.key !== "Escape" || text === name) return;
    event.stopPropagation();
    revert();
  }

  return (
    <TextField
      isMono
      label={t`Name`}
      value={text}
      isReadOnly={isReadOnly}
      spellCheck="false"
      autoComplete="off"
      onChange={setText}
      onBlur={rename}
      errorMessage={message}
      inputProps={{ autoCapitalize: "none", onKeyDown: handleKey }}
    />
  );
}
