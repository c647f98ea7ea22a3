import { useEffect, useState } from "react";
import type { CallAnswer } from "#http/call-types.ts";
import { send } from "#http/send.ts";

/** The public configuration of this Tessera. */
export type PublicConfig = CallAnswer<"getConfig">["data"];

/** Returns the public configuration; undefined until it has loaded, and when it does not. */
export function usePublicConfig(): PublicConfig | undefined {
  const [config, setConfig] = useState<PublicConfig>();
  useEffect(() => {
    const controller = new AbortController();
    send("getConfig", { signal: controller.signal }).then(
      ({ data }) => setConfig(data),
      // It only adds links and buttons; the page works without it.
      () => undefined,
    );
    return () => controller.abort();
  }, []);
  return config;
}
