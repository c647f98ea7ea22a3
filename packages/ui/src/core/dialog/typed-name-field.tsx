import { useLingui } from "@lingui/react/macro";
import { TextField } from "../field/text-field.tsx";
import type { TypedName } from "./use-typed-name.ts";

/** Asks for a name to be typed, so that nothing large is deleted by a slip. */
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
