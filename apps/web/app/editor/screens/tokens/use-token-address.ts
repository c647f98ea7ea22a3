import { isTokenPath, type TokenPath } from "@tessera/engine";
import { useSearchParams } from "#navigation/router.tsx";

/** The view of the tree and the open token, which are in the address. */
export type TokenAddress = {
  readonly view: string;
  readonly token: TokenPath | undefined;
  /** Shows another view or token; undefined closes the token. */
  readonly show: (next: { readonly view?: string; readonly token?: TokenPath | undefined }) => void;
};

/** Returns the view and the token of the address, and their setter. */
export function useTokenAddress(): TokenAddress {
  const [search, setSearch] = useSearchParams();
  const token = search.get("token") ?? "";
  return {
    view: search.get("in") ?? "all",
    token: isTokenPath(token) ? token : undefined,
    show(next) {
      const query = new URLSearchParams(search);
      if (next.view !== undefined) query.set("in", next.view);
      if (query.get("in") === "all") query.delete("in");
      if ("token" in next) {
        if (next.token === undefined) query.delete("token");
        else query.set("token", next.token);
      }
      setSearch(query);
    },
  };
}
