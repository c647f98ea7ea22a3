import type { ReactNode } from "react";
import { ProgressBarContext, useSlottedContext } from "react-aria-components";

/** The text of a pending button, with the id that React Aria adds to the button's own name. */
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
