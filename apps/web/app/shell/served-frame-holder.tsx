import { type ReactNode, startTransition, use, useEffect, useState } from "react";
import { BuiltPageContext } from "#built-page/built-page.ts";
import { setServedFrameShown } from "./served-frame-shown.ts";

const frameId = "served-frame";

/**
 * Keeps the served frame of an address of the application until its page replaces it. The frame is
 * built once and never rendered in the browser.
 */
export function ServedFrameHolder({ children }: { readonly children: ReactNode }) {
  const frame = use(BuiltPageContext)?.frame;
  const [__html, setHtml] = useState(findServedFrame);
  useEffect(() => {
    if (__html === undefined) {
      // The early scripts repeat what the user did before. React hydrates the part of a click at
      // once, but not during other work.
      const timer = setTimeout(() => dispatchEvent(new Event("hydrated")));
      return () => clearTimeout(timer);
    }
    setServedFrameShown(true);
    startTransition(() => setHtml(undefined));
    return undefined;
  }, [__html]);
  if (frame === undefined && __html === undefined) return children;
  const attributes = { id: frameId, style: { display: "contents" } };
  return (
    <>
      <title>Tessera</title>
      {frame === undefined ? (
        <div
          {...attributes}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: __html ?? "" }}
        />
      ) : (
        <div {...attributes}>{frame}</div>
      )}
    </>
  );
}

function findServedFrame(): string | undefined {
  return typeof document === "undefined" ? undefined : document.getElementById(frameId)?.innerHTML;
}
