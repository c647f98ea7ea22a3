import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Text } from "@tessera/ui";
import { useEffect, useState } from "react";
import { ApiError } from "#http/api-error.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { useSingleCall } from "./use-single-call.ts";

const waitSeconds = 60;
const secondMs = 1000;

/** Requests a new code with `onResend`, at most once a minute; the server returns how long to wait. */
export function ResendCode({ onResend }: { onResend: () => Promise<void> }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [secondsLeft, startCountdown] = useCountdown(waitSeconds);
  const resend = useSingleCall<void>(async () => {
    try {
      await onResend();
      startCountdown(waitSeconds);
    } catch (failure) {
      if (failure instanceof ApiError) startCountdown(failure.retryAfterSeconds ?? 0);
      throw failure;
    }
  });
  return (
    <>
      <Button
        isDisabled={secondsLeft > 0}
        isPending={resend.isPending}
        onPress={() => resend.run()}
      >
        {secondsLeft > 0 ? (
          t`New code in ${plural(secondsLeft, { one: "# second", other: "# seconds" })}`
        ) : (
          <Trans>Send a new code</Trans>
        )}
      </Button>
      <output>
        {resend.isDone && <Text as="span" tone="muted">{t`A new code is on its way.`}</Text>}
        {resend.failure && (
          <Text as="span" tone="danger">
            {failureText(resend.failure)}
          </Text>
        )}
      </output>
    </>
  );
}

/** Returns the seconds of a countdown to zero, and a function that restarts it. */
function useCountdown(initialSeconds: number): [number, (seconds: number) => void] {
  const [secondsLeft, setSecondsLeft] = useState(initialSeconds);
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSecondsLeft((left) => left - 1), secondMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [secondsLeft, setSecondsLeft];
}
