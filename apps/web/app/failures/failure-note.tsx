import { Trans } from "@lingui/react/macro";
import { Button, ErrorNote } from "@tessera/ui";
import { useFailureText } from "#http/use-failure-text.ts";

/** The props of the note about data that could not be loaded. */
export type FailureNoteProps = { readonly failure: Error; readonly onRetry: () => void };

/** Shows why data could not be loaded, with a button that loads them again. */
export function FailureNote({ failure, onRetry }: FailureNoteProps) {
  const failureText = useFailureText();
  return (
    <ErrorNote
      action={
        <Button onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {failureText(failure)}
    </ErrorNote>
  );
}
