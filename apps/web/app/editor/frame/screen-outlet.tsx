import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { EditorMessage } from "#editor/panes/editor-message.tsx";
import type { LoadedOnce } from "@tessera/ui";
import type { ScreenModule } from "./screen-parts.ts";

/**
 * Shows a screen; if it did not load, shows an error and retries on request or when the network is
 * back.
 */
export function ScreenOutlet({ part }: { readonly part: LoadedOnce<ScreenModule> }) {
  const [loaded, setLoaded] = useState(part.read);
  function retry() {
    part.load().then(setLoaded, () => undefined);
  }
  useEffect(() => {
    if (loaded) return undefined;
    const retryOnline = () => void part.load().then(setLoaded, () => undefined);
    addEventListener("online", retryOnline);
    return () => removeEventListener("online", retryOnline);
  }, [loaded, part]);
  if (loaded) return <loaded.default />;
  return (
    <EditorMessage
      as="div"
      title={<Trans>This screen didn’t load</Trans>}
      text={<Trans>Check your connection. Your unsaved changes are kept on this device.</Trans>}
      onRetry={retry}
    />
  );
}
