import type { ReactNode } from "react";
import { ProgressBarContext, useSlottedContext } from "react-aria-components";

/** What a pending button says, under the id by which React Aria adds it to a name of the button's own. */
export function PendingText({
  className,
  children,
}: {
  readonly className: string | undefined;
  readonly children: ReactNode;
}) {
  const progress = useSlottedContext(ProgressBarContext);
  return (
    <span id={progress?.id} className={className}>
      {children}
    </span>
  );
}
