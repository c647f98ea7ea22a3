import { useQuery } from "@tanstack/react-query";
import type { Organization } from "@tessera/contract";
import { queries } from "#api-client/query-options.ts";
import { findStoredOrganization } from "#http/stored-organization.ts";
import { useParams } from "#navigation/router.tsx";
import { useIsLoggedIn } from "#session/use-session.ts";
import { chooseOrganization } from "./choose-organization.ts";

/** Returns the current organization of the user on a page without the provider, such as a public one. */
export function useOwnOrganization(): Organization | undefined {
  const addressed = useParams()["organization"];
  const { data } = useQuery({ ...queries.organizations(), enabled: useIsLoggedIn() });
  return chooseOrganization(data ?? [], addressed, findStoredOrganization());
}
