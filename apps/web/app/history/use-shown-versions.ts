import { useSearchParams } from "#navigation/router.tsx";

/** The versions that the address names: the shown one, and the one that it is compared with. */
export type ShownVersions = {
  readonly shown: number | undefined;
  readonly compared: number | undefined;
};

/** Returns the versions in the address, as `?version=36` and `?version=36&to=41`. */
export function useShownVersions(): ShownVersions {
  const [search] = useSearchParams();
  return { shown: readRevision(search.get("version")), compared: readRevision(search.get("to")) };
}

function readRevision(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
