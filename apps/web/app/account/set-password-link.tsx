import { Trans } from "@lingui/react/macro";
import { TextLink } from "@tessera/ui";
import { keepTypedEmail } from "#authentication/typed-email.ts";

/** Links to the page that sets a password with an emailed code. */
export function SetPasswordLink({ email }: { readonly email: string }) {
  return (
    <TextLink href="/forgot" onPress={() => keepTypedEmail(email)}>
      <Trans>Set a password</Trans>
    </TextLink>
  );
}
