import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { PasswordField, Text } from "@tessera/ui";
import { queries } from "#api-client/query-options.ts";

/** Returns whether the user has a password; true until the user has loaded. */
export function useHasPassword(): boolean {
  const { data: user } = useQuery(queries.user());
  return user?.passwordChangedAt !== null;
}

/** The props of the field that confirms a change. */
export type ConfirmationFieldProps = {
  readonly name: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly errorMessage: string | undefined;
  /** True when the field is the first of a dialog. */
  readonly takesFocus?: boolean;
};

/** Requests the password before a change of the account; without a password, explains what replaces it. */
export function ConfirmationField({ takesFocus = false, ...field }: ConfirmationFieldProps) {
  const { t } = useLingui();
  const { data: user } = useQuery(queries.user());
  const hasPassword = useHasPassword();
  if (!hasPassword) {
    return (
      <Text tone="muted">
        <Trans>
          Your account has no password, so this works in the first 10 minutes after a login.
        </Trans>
      </Text>
    );
  }
  return (
    <>
      <input hidden readOnly autoComplete="username" value={user?.email ?? ""} />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must place the focus */}
      <PasswordField {...field} autoFocus={takesFocus} label={t`Password`} size="l" />
    </>
  );
}
