import { useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";
import { useCapsLock } from "./use-caps-lock.ts";

/** The props of a password field. */
export type PasswordFieldProps = Omit<TextFieldProps, "type" | "trailing">;

/** A password field with a button that shows the password, and a hint while Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  const { isOn, listeners } = useCapsLock();
  return (
    <TextField
      autoComplete="current-password"
      spellCheck="false"
      note={isOn ? t`Caps Lock is on` : undefined}
      {...props}
      inputProps={{ ...props.inputProps, ...listeners }}
      type={isShown ? "text" : "password"}
      trailing={
        <IconButton
          size="s"
          icon={isShown ? EyeOff : Eye}
          isDisabled={props.isDisabled ?? false}
          label={isShown ? t`Hide password` : t`Show password`}
          onPress={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
