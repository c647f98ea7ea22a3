import { type Design, tokenName, type TokenPath } from "@tessera/engine";
import { useCallback, useMemo } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { findFacets, type Facets } from "./find-facets.ts";

/** Returns the function that finds the tokens of an element of a template. */
export function useFindFacets(): (element: Element) => Facets {
  const names = useTokenNames();
  return useCallback(
    (element) => {
      const root = element.getRootNode();
      if (!(root instanceof ShadowRoot)) return {};
      return findFacets(root, element, (name) => names.has(name));
    },
    [names],
  );
}

/** Returns the paths of the draft's tokens by their names. */
export function useTokenNames(): ReadonlyMap<string, TokenPath> {
  const paths = useDesign(listPaths);
  return useMemo(() => new Map(paths.map((path) => [tokenName(path), path])), [paths]);
}

function listPaths({ tokens }: Design): readonly TokenPath[] {
  return [...tokens.keys()];
}
