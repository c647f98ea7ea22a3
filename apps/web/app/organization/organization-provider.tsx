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
import { useParams } from "react-router";
import { queries } from "#api-client/query-options.ts";
import { useIsSignedIn } from "#session/use-session.ts";
import {
  findStoredOrganization,
  followAddress,
  storeOrganization,
  subscribeToOrganization,
} from "#http/stored-organization.ts";
import { chooseOrganization } from "./choose-organization.ts";

/** The organizations of whoever is signed in, and the one that the page is about. */
export type OrganizationState = {
  readonly organizations: readonly Organization[];
  /** Undefined until it is known and calls are made for it, or when the address names none of theirs. */
  readonly organization: Organization | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Makes another one the organization of the pages whose address names none. */
  readonly chooseOrganization: (id: string) => void;
};

const OrganizationContext = createContext<OrganizationState | undefined>(undefined);

/** Reads the organizations of whoever is signed in, and keeps the stored one in step with the address. */
export function OrganizationProvider({ children }: { children: ReactNode }) {
  const isSignedIn = useIsSignedIn();
  const { organization: addressedSlug } = useParams();
  const { data, error, refetch } = useQuery({
    ...queries.organizations(),
    enabled: isSignedIn,
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
    // Leaving an address may bring back what another tab chose meanwhile; only what is no membership is replaced.
    const storedNow = findStoredOrganization();
    const next = chooseOrganization(organizations, addressedSlug, storedNow);
    if (next && next.id !== storedNow) storeOrganization(next.id);
  }, [addressedSlug, organizations]);
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

/** The organization that the page is about. */
export function useOrganization(): OrganizationState {
  const state = use(OrganizationContext);
  if (!state) throw new Error("useOrganization must be used within OrganizationProvider");
  return state;
}
