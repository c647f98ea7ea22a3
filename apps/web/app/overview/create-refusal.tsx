import { Trans } from "@lingui/react/macro";
import { ErrorNote, TextLink } from "@tessera/ui";
import { ApiError } from "#http/api-error.ts";
import { useFailureText } from "#http/use-failure-text.ts";

/** Why no project was made; where the plan ends, the way to the plan that goes on. */
export function CreateRefusal({ failure }: { failure: Error }) {
  const failureText = useFailureText();
  const isOfPlan = failure instanceof ApiError && failure.code === "planLimit";
  return (
    <ErrorNote>
      {failureText(failure)}{" "}
      {isOfPlan && (
        <TextLink href="/pricing">
          <Trans>See what’s in Pro</Trans>
        </TextLink>
      )}
    </ErrorNote>
  );
}
