import { useLingui } from "@lingui/react/macro";
import type { LoggedIn } from "@tessera/contract";
import { CodeInput, Text } from "@tessera/ui";
import { ApiError } from "#http/api-error.ts";
import { send } from "#http/send.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { keepDeviceKey } from "#session/device-keys.ts";
import styles from "./authentication.module.css";
import { MailboxLink } from "./mailbox-link.tsx";
import { findRegistrationToken } from "./pending-email.ts";
import { ResendCode } from "./resend-code.tsx";
import { useFirstFocus } from "./use-first-focus.ts";
import { useSingleCall } from "./use-single-call.ts";

/** Shows the six boxes of an emailed code, and help for when it does not arrive. */
export function VerificationForm({
  email,
  onVerified,
}: {
  email: string;
  onVerified: (loggedIn: LoggedIn) => Promise<void>;
}) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const frame = useFirstFocus<HTMLDivElement>();
  const verify = useSingleCall(async (code: string) => {
    const body = { email, code, registrationToken: findRegistrationToken() };
    const { data } = await send("verifyEmail", { body });
    await keepDeviceKey(data.user.email, data.deviceKey);
    await onVerified(data);
  });
  const { isPending, failure, failures } = verify;
  return (
    <div ref={frame} className={styles.form}>
      <CodeInput
        // The boxes are emptied after a refused code.
        key={failures}
        takesFocus={failures > 0}
        label={t`Code`}
        isReadOnly={isPending}
        onFinish={verify.run}
        errorMessage={failure && describe(failure, failureText)}
      />
      <div aria-live="polite">{isPending && <Text tone="muted">{t`Checking…`}</Text>}</div>
      <div className={styles.aside}>
        <ResendCode onResend={() => resendCode(email)} />
        <MailboxLink />
      </div>
    </div>
  );
}

async function resendCode(email: string): Promise<void> {
  const registrationToken = findRegistrationToken();
  await send("resendVerification", { body: { email, registrationToken } });
}

/** Returns the error of the code itself, else the error of the call. */
function describe(failure: Error, failureText: (failure: unknown) => string): string {
  const ofField = failure instanceof ApiError ? failure.fields["code"] : undefined;
  return ofField ?? failureText(failure);
}
