import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { Button, Text } from "@tessera/ui";
import { ApiError } from "#http/api-error.ts";
import { send } from "#http/send.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { findRegistrationToken } from "./pending-email.ts";
import { useCountdown } from "./use-countdown.ts";

const waitSeconds = 60;

/** Sends a new code, at most once a minute; the server returns how long to wait. */
export function ResendCode({ email }: { email: string }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [secondsLeft, startCountdown] = useCountdown(waitSeconds);
  const resend = useMutation({
    mutationFn: () =>
      send("resendVerification", {
        body: { email, registrationToken: findRegistrationToken() },
      }),
    onSuccess: () => startCountdown(waitSeconds),
    onError: (failure) => {
      if (failure instanceof ApiError) startCountdown(failure.retryAfterSeconds ?? 0);
    },
  });
  return (
    <>
      <Button
        isDisabled={secondsLeft > 0}
        isPending={resend.isPending}
        onPress={() => resend.mutate()}
      >
        {secondsLeft > 0 ? (
          t`New code in ${plural(secondsLeft, { one: "# second", other: "# seconds" })}`
        ) : (
          <Trans>Send a new code</Trans>
        )}
      </Button>
      <output>
        {resend.isSuccess && <Text as="span" tone="muted">{t`A new code is on its way.`}</Text>}
        {resend.error && (
          <Text as="span" tone="danger">
            {failureText(resend.error)}
          </Text>
        )}
      </output>
    </>
  );
}
