import { useLingui } from "@lingui/react/macro";
import { IconButton, TextField } from "@tessera/ui";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import styles from "./invite-dialog.module.css";
import { addEmails, isRefused, type TypedEmail } from "./typed-emails.ts";

/** The props of a field of several addresses. */
export type EmailsFieldProps = {
  readonly emails: readonly (TypedEmail & { readonly problem: string | undefined })[];
  /** The text that is not an address of the list yet. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onChange: (emails: readonly TypedEmail[]) => void;
  readonly errorMessage: string | undefined;
};

/** A field that turns typed and pasted addresses into a list, each with a button that removes it. */
export function EmailsField(props: EmailsFieldProps) {
  const { emails, text, onTextChange, onChange, errorMessage } = props;
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function add(typed: string): void {
    onTextChange("");
    onChange(addEmails(emails, typed));
  }
  function remove(removed: string): void {
    onChange(emails.filter(({ email }) => email !== removed));
    input.current?.focus();
  }
  return (
    <div className={styles.emails}>
      <TextField
        ref={input}
        label={t`Emails, separated by a comma or a space`}
        size="l"
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        inputMode="email"
        value={text}
        onChange={(typed) => (/[\s,;]/.test(typed.trimStart()) ? add(typed) : onTextChange(typed))}
        onBlur={() => text.trim() !== "" && add(text)}
        onKeyDown={(event) => {
          if (event.key === "Backspace" && text === "") remove(emails.at(-1)?.email ?? "");
          else event.continuePropagation();
        }}
        inputProps={{
          onPaste(event) {
            const pasted = event.clipboardData.getData("text");
            if (!/[\s,;]/.test(pasted.trim())) return;
            event.preventDefault();
            add(`${text} ${pasted}`);
          },
        }}
        errorMessage={errorMessage}
      />
      {emails.length > 0 && (
        <ul aria-label={t`Invited emails`} className={styles.chips}>
          {emails.map((one) => {
            const problem = one.problem ?? (isRefused(one) ? t`Not an email` : undefined);
            return (
              <li key={one.email} data-wrong={problem !== undefined || undefined}>
                <span className={styles.chipText}>{one.email}</span>
                {problem !== undefined && <span>{problem}</span>}
                <IconButton
                  icon={X}
                  size="s"
                  label={t`Remove the email ${one.email}`}
                  onPress={() => remove(one.email)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
