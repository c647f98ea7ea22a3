import type { Design, Modes } from "@tessera/engine";
import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import { setProperties, tokenProperties, type Properties } from "./token-properties.ts";

/** Keeps the tokens of a read-only design as properties of an element. */
export function useDesignProperties(
  host: RefObject<HTMLElement | null>,
  design: Design,
  { scheme, contrast, density }: Modes,
  viewportPx?: number,
): void {
  const current = useRef<Properties>(new Map());
  const properties = useMemo(
    () => tokenProperties(design, { scheme, contrast, density }, viewportPx),
    [design, scheme, contrast, density, viewportPx],
  );
  useLayoutEffect(() => {
    if (!host.current) return;
    setProperties(host.current, properties, current.current);
    current.current = properties;
  }, [host, properties]);
}
