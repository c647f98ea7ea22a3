import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ErrorNote } from "../error-note/error-note.tsx";

/** Says in a message dialog that what was confirmed failed, and that it may be tried again. */
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
