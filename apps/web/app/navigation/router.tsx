import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { localeOf, localizedPath } from "./localized-path.ts";
import { findRoute } from "./routes.ts";

/** The shown address; `isStep` is true after Back, Forward, and for a page’s first address. */
type Shown = Readonly<Pick<Location, "pathname" | "search" | "hash">> & Entry & { isStep: boolean };

/** The state of a history entry: its key, and the state that `navigate` got for its page. */
type Entry = { readonly key: string; readonly state?: unknown };

type NavigateOptions = { readonly replace?: boolean; readonly state?: unknown };

const ShownContext = createContext(shownAt("/"));

/**
 * Provides the shown address, in the browser the one of its history. An address that loads is shown
 * by a transition, so that the previous page stays until then.
 */
export function Router({ path, children }: { path?: string; children: ReactNode }) {
  const [shown, setShown] = useState(() => (path === undefined ? readShown() : shownAt(path)));
  useLayoutEffect(() => {
    const follow = (isStep: boolean) =>
      startTransition(() => setShown((shown) => nextShown(shown, isStep)));
    // Only the browser's own events are trusted, and not those of `navigate`.
    const onStep = ({ isTrusted }: Event) => follow(isTrusted);
    addEventListener("popstate", onStep);
    // The address may have changed since the first render.
    follow(true);
    return () => removeEventListener("popstate", onStep);
  }, []);
  return <ShownContext value={shown}>{children}</ShownContext>;
}

function shownAt(pathname: string): Shown {
  return { pathname, search: "", hash: "", key: "first", isStep: true };
}

/** Reads the browser’s address, which is still the previous one after a blocked navigation. */
function readShown(): Shown {
  const { pathname, search, hash } = location;
  const entry = history.state as Entry | null;
  // The browser scrolls to a hash that was typed, and its entry has no key.
  return { ...shownAt(pathname), search, hash, ...(entry ?? { key: `first${hash}` }) };
}

/** Returns the browser’s address, or the shown one if it is still the same. */
function nextShown(shown: Shown, isStep: boolean): Shown {
  const next = readShown();
  const isSame = next.key === shown.key && printPath(next) === printPath(shown);
  return isSame ? shown : { ...next, isStep };
}

function printPath({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">) {
  return pathname + search + hash;
}

/** Opens a path in the current locale; a query or hash alone is of the shown page. */
export function navigate(to: string, { replace = false, state }: NavigateOptions = {}): void {
  const target = new URL(to, location.href);
  const path = localizedPath(printPath(target), localeOf(location.pathname));
  const entry: Entry = { key: crypto.getRandomValues(new Uint32Array(2)).join("-"), state };
  // Like the browser’s own links, a link to the shown address adds no entry.
  const isShown = path === printPath(location);
  history[replace || isShown ? "replaceState" : "pushState"](entry, "", path);
  dispatchEvent(new Event("popstate"));
}

/** Returns the shown address. */
export function useLocation(): Shown {
  return use(ShownContext);
}

/** Returns the named segments of the shown address. */
export function useParams(): Readonly<Record<string, string>> {
  return findRoute(useLocation().pathname).params;
}

/** Returns the parameters of the shown address, and a function that replaces them. */
export function useSearchParams() {
  const { search } = useLocation();
  return [useMemo(() => new URLSearchParams(search), [search]), replaceSearch] as const;
}

function replaceSearch(params: URLSearchParams): void {
  navigate(`${location.pathname}?${params}`, { replace: true });
}
