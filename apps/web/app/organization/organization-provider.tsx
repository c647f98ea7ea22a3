import type { Organization } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import { withoutLocale } from "#navigation/localized-path.ts";
import { navigate, useLocation, useParams } from "#navigation/router.tsx";
import { queries } from "#api-client/query-options.ts";
import { useIsLoggedIn } from "#session/use-session.ts";
import {
  findStoredOrganization,
  followAddress,
  storeOrganization,
  subscribeToOrganization,
} from "#http/stored-organization.ts";
import { chooseOrganization, findRenamed } from "./choose-organization.ts";

/** The organizations of the logged-in user, and the current one of the page. */
export type OrganizationState = {
  readonly organizations: readonly Organization[];
  /**
   * Undefined until it is known and calls are made for it, or if the user is no member of the one
   * in the address.
   */
  readonly organization: Organization | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Changes the organization of the pages whose address has none. */
  readonly chooseOrganization: (id: string) => void;
};

const OrganizationContext = createContext<OrganizationState | undefined>(undefined);

/** Loads the organizations of the logged-in user, and stores the one in the address. */
export function OrganizationProvider({ children }: { children: ReactNode }) {
  const isLoggedIn = useIsLoggedIn();
  const { organization: addressedSlug } = useParams();
  const { data, error, refetch } = useQuery({
    ...queries.organizations(),
    enabled: isLoggedIn,
  });
  const storedId = useSyncExternalStore(
    subscribeToOrganization,
    findStoredOrganization,
    () => undefined,
  );
  const organizations = useMemo(() => data ?? [], [data]);
  const chosen = chooseOrganization(organizations, addressedSlug, storedId);
  useLayoutEffect(() => {
    const ofAddress = chooseOrganization(organizations, addressedSlug, undefined);
    followAddress(addressedSlug === undefined ? undefined : ofAddress?.id);
    // An address without an organization uses another tab's choice, unless the user is no member of
    // it.
    const storedNow = findStoredOrganization();
    const next = chooseOrganization(organizations, addressedSlug, storedNow);
    if (next && next.id !== storedNow) storeOrganization(next.id);
  }, [addressedSlug, organizations]);
  useFormerAddress(organizations, addressedSlug);
  const organization = chosen?.id === storedId ? chosen : undefined;
  const state = useMemo(
    () => ({
      organizations,
      organization,
      error,
      retry: () => void refetch(),
      chooseOrganization: storeOrganization,
    }),
    [organizations, organization, error, refetch],
  );
  return <OrganizationContext value={state}>{children}</OrganizationContext>;
}

/** Replaces a former slug in the address by the current one of its organization. */
function useFormerAddress(
  organizations: readonly Organization[],
  addressedSlug: string | undefined,
): void {
  const { pathname, search, hash } = useLocation();
  const current = findRenamed(organizations, addressedSlug);
  useLayoutEffect(() => {
    if (current === undefined) return;
    const rest = withoutLocale(pathname).split("/").slice(2).join("/");
    navigate(`/${current}/${rest}${search}${hash}`, { replace: true });
  }, [current, pathname, search, hash]);
}

/** Returns the current organization of the page. */
export function useOrganization(): OrganizationState {
  const state = use(OrganizationContext);
  if (!state) throw new Error("useOrganization must be used within OrganizationProvider");
  return state;
}
