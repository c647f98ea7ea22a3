import { Trans } from "@lingui/react/macro";
import { ErrorNote, TextLink } from "@tessera/ui";
import { ApiError } from "#http/api-error.ts";
import { useFailureText } from "#http/use-failure-text.ts";

/** Explains why no project was created; at the plan's limit, links to the plan that allows more. */
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
