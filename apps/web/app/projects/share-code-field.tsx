import { useLingui } from "@lingui/react/macro";
import { findShareCode, parseShareCode } from "@tessera/engine";
import { TextField } from "@tessera/ui";
import { forgetStartingCode, keepStartingCode } from "#starting-recipe/starting-code.ts";

type ShareCodeFieldProps = {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly errorMessage: string | undefined;
};

/** Shows the field of a share code, from which a new design system takes its recipe. */
export function ShareCodeField({ value, onChange, errorMessage }: ShareCodeFieldProps) {
  const { t } = useLingui();
  function change(next: string) {
    onChange(next);
    const code = parseShareCode(next).ok ? findShareCode(next) : undefined;
    if (code === undefined) forgetStartingCode();
    else keepStartingCode(code);
  }
  return (
    <TextField
      label={t`Share code`}
      description={t`Starts from the design system that somebody shared with you.`}
      size="l"
      isMono
      spellCheck="false"
      autoComplete="off"
      value={value}
      onChange={change}
      errorMessage={errorMessage}
    />
  );
}
