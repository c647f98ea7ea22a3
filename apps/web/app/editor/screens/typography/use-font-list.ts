import { useQuery } from "@tanstack/react-query";
import type { Font } from "@tessera/contract";
import { queries } from "#api-client/query-options.ts";

type FontList = {
  /** Undefined until the list has loaded. */
  readonly data: readonly Font[] | undefined;
  readonly isFetching: boolean;
  /** True when there is no list because it could not load; a list that loaded before stays. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** Reads the list of offered fonts. */
export function useFontList(): FontList {
  const { data, isFetching, isError, refetch } = useQuery(queries.fonts());
  return {
    data,
    isFetching,
    hasFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}
