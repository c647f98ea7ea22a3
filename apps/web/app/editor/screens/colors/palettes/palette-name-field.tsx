import { useLingui } from "@lingui/react/macro";
import { palettePath } from "@tessera/engine";
import { TextField } from "@tessera/ui";
import { useState, type KeyboardEvent } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import { renameNamedPalette } from "./name-palette.ts";

type PaletteNameFieldProps = {
  readonly name: string;
  readonly isReadOnly: boolean;
  /** Called when the keyboard is still in the field. */
  readonly onRenamed: (to: string) => void;
};

/** The name of a palette; another one counts with Enter or when the field is left, and Escape takes it back. */
export function PaletteNameField({ name, isReadOnly, onRenamed }: PaletteNameFieldProps) {
  const { t } = useLingui();
  const { recipe } = useDesign();
  const edit = useEdit();
  const [text, setText] = useState(name);
  const [message, setMessage] = useState<string>();

  function rename(): boolean {
    const to = text.trim();
    if (to === name) return false;
    const result = edit(palettePath(to), renameNamedPalette(recipe, name, to), to);
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
