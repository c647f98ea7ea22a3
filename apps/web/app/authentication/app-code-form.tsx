import { useLingui } from "@lingui/react/macro";
import { CodeInput, Text } from "@tessera/ui";
import { useFailureText } from "#http/use-failure-text.ts";
import styles from "./authentication.module.css";
import { useSingleCall } from "./use-single-call.ts";

/** Shows the six boxes of an authenticator app's code, and sends a complete code at once. */
export function AppCodeForm({ onCode }: { readonly onCode: (code: string) => Promise<void> }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { isPending, failure, failures, run } = useSingleCall(onCode);
  return (
    <div className={styles.form}>
      <CodeInput
        // The boxes are emptied after a refused code.
        key={failures}
        takesFocus
        label={t`Code from your authenticator app`}
        isReadOnly={isPending}
        onFinish={run}
        errorMessage={failure && failureText(failure)}
      />
      <div aria-live="polite">{isPending && <Text tone="muted">{t`Checking…`}</Text>}</div>
    </div>
  );
}
