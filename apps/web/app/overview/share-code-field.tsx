import { useLingui } from "@lingui/react/macro";
import { findShareCode, parseShareCode, type HexColor } from "@tessera/engine";
import { TextField } from "@tessera/ui";
import { useState } from "react";
import {
  findStartingCode,
  forgetStartingCode,
  keepStartingCode,
} from "#starting-recipe/starting-code.ts";

/** A share code that a new project starts from, with its base color. */
type KeptCode = { readonly code: string; readonly base: HexColor };

/** Finds the share code that was stored in this tab, if it can be read. */
export function findKeptCode(): KeptCode | undefined {
  const code = findStartingCode();
  const parsed = code === undefined ? undefined : parseShareCode(code);
  return code !== undefined && parsed?.ok
    ? { code, base: parsed.value.recipe.color.base }
    : undefined;
}

type ShareCodeFieldProps = {
  readonly initial: string;
  /** Called with the base color of a valid code. */
  readonly onBase: (base: HexColor) => void;
};

/** Shows the field of a share code, from which a new design system takes its recipe. */
export function ShareCodeField({ initial, onBase }: ShareCodeFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState(initial);
  const [message, setMessage] = useState<string>();

  function change(next: string) {
    setText(next);
    setMessage(undefined);
    const parsed = parseShareCode(next);
    if (!parsed.ok) {
      forgetStartingCode();
      return;
    }
    keepStartingCode(findShareCode(next) ?? "");
    onBase(parsed.value.recipe.color.base);
  }

  function check() {
    const isRefused = text.trim() !== "" && !parseShareCode(text).ok;
    setMessage(isRefused ? t`This share code can’t be read. Copy it again.` : undefined);
  }

  return (
    <TextField
      label={t`Share code (optional)`}
      description={t`Starts from the design system that somebody shared with you.`}
      size="l"
      isMono
      spellCheck="false"
      autoComplete="off"
      value={text}
      onChange={change}
      onBlur={check}
      errorMessage={message}
    />
  );
}
