import { useLingui } from "@lingui/react/macro";
import { TextField } from "../field/text-field.tsx";
import type { TypedName } from "./use-typed-name.ts";

/** Requires a name to be typed, which prevents accidental deletion. */
export function TypedNameField({
  name,
  typed,
}: {
  readonly name: string;
  readonly typed: TypedName;
}) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Type ${name} to confirm`}
      autoComplete="off"
      spellCheck="false"
      value={typed.text}
      onChange={typed.setText}
    />
  );
}
