import { runWhenIdle } from "@tessera/ui";
import { Children, type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";
import { OutOfSightContext } from "#editor/draft/draft-context.tsx";
import { firstViewMs } from "#editor/preview/first-view.ts";

/**
 * Shows the sections below the first view of a screen. They render after the sections before them
 * can be used, in parts that an input interrupts. Those out of sight follow continuous edits when
 * they pause.
 */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  const isShown = useDeferredValue(true, false);
  return isShown && Children.map(children, (child) => <SightOf>{child}</SightOf>);
}

function SightOf({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isOutOfSight, setIsOutOfSight] = useState(true);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setIsOutOfSight(!entries.at(-1)?.isIntersecting),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      <OutOfSightContext value={isOutOfSight}>{children}</OutOfSightContext>
    </div>
  );
}

/** What is this near to the view is shown at once. */
const nearMargin = "50%";

type OutOfViewProps = {
  /** Renders the sections, and reports that their code did not load. */
  readonly children: (onFailure: () => void) => ReactNode;
};

/**
 * Shows the last sections of a long screen, whose code loads when they are near the view, or when
 * the browser is idle; after a failure, when the network is back.
 */
export function OutOfView({ children }: OutOfViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"hidden" | "shown" | "failed">("hidden");
  useEffect(() => {
    const show = () => setState("shown");
    if (state === "hidden" && place.current) return whenNear(place.current, show);
    if (state !== "failed") return undefined;
    addEventListener("online", show);
    return () => removeEventListener("online", show);
  }, [state]);
  return state === "shown" ? children(() => setState("failed")) : <div ref={place} />;
}

/** Calls a function when an element is near the view, or when the browser is idle. */
function whenNear(element: Element, call: () => void): () => void {
  const timer = setTimeout(() => runWhenIdle(call), firstViewMs);
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && call(), {
    rootMargin: nearMargin,
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
