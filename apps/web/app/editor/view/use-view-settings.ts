import { useMemo } from "react";
import { navigate, useLocation } from "#navigation/router.tsx";
import { parseView, printView, type ViewSettings } from "./view-settings.ts";

/** Returns the settings of the preview from the address, and a function that changes some. */
export function useViewSettings(): readonly [
  ViewSettings,
  (change: Partial<ViewSettings>) => void,
] {
  const { search } = useLocation();
  return [useMemo(() => parseView(new URLSearchParams(search)), [search]), changeView];
}

/** Returns the query of the settings, which links to other screens keep; empty for the defaults. */
export function useViewSearch(): string {
  const [settings] = useViewSettings();
  const search = printView(settings).toString();
  return search === "" ? "" : `?${search}`;
}

/** Changes settings in the address, without a new entry of the history. */
function changeView(change: Partial<ViewSettings>): void {
  const search = new URLSearchParams(location.search);
  const next = printView({ ...parseView(search), ...change }, search).toString();
  navigate(location.pathname + (next === "" ? "" : `?${next}`), { replace: true });
}
