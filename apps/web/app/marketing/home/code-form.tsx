import { Trans, useLingui } from "@lingui/react/macro";
import { findShareCode, parseShareCode } from "@tessera/engine";
import { Button, TextField } from "@tessera/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { navigate } from "#navigation/router.tsx";
import styles from "./hero.module.css";

/** Takes a share code, and opens the page of its design system. */
export function CodeForm() {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => input.current?.focus(), []);
  function open(event: FormEvent): void {
    event.preventDefault();
    const code = findShareCode(text);
    if (code !== undefined && parseShareCode(code).ok) {
      navigate(`/s#${code}`);
      return;
    }
    setIsRefused(true);
    input.current?.focus();
  }
  function change(next: string): void {
    setText(next);
    setIsRefused(false);
  }
  return (
    <form className={styles.code} onSubmit={open} noValidate>
      <TextField
        label={t`Share code`}
        size="l"
        isMono
        ref={input}
        spellCheck="false"
        autoComplete="off"
        value={text}
        onChange={change}
        className={styles.field}
        errorMessage={isRefused ? t`This share code can’t be read. Copy it again.` : undefined}
      />
      <Button type="submit" size="l">
        <Trans>Open</Trans>
      </Button>
    </form>
  );
}
