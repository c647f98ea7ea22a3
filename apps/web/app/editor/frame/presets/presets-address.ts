import { navigate } from "#navigation/router.tsx";

const parameter = "panel";
const presets = "presets";

/** Returns whether an address shows the presets over its screen. */
export function showsPresets(search: string): boolean {
  return new URLSearchParams(search).get(parameter) === presets;
}

/** Shows the presets over the screen of the address. */
export function openPresets(): void {
  const search = new URLSearchParams(location.search);
  search.set(parameter, presets);
  navigate(`${location.pathname}?${search}`);
}

/** Shows the screen of the address again. */
export function closePresets(): void {
  const search = new URLSearchParams(location.search);
  search.delete(parameter);
  const rest = search.toString();
  navigate(location.pathname + (rest === "" ? "" : `?${rest}`), { replace: true });
}
