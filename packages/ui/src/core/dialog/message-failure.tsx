import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ErrorNote } from "../error-note/error-note.tsx";

/** Shows in a message dialog that the confirmed action failed, and offers a retry. */
export function MessageFailure({
  cause,
  describe,
}: {
  readonly cause: unknown;
  readonly describe: ((cause: unknown) => ReactNode) | undefined;
}) {
  const { t } = useLingui();
  return <ErrorNote>{describe?.(cause) ?? t`Something went wrong. Try again.`}</ErrorNote>;
}
