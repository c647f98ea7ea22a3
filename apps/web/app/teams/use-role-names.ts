import { useLingui } from "@lingui/react/macro";
import type { Role } from "@tessera/contract";

/** Returns the names of the roles, as titles. */
export function useRoleNames(): Readonly<Record<Role, string>> {
  const { t } = useLingui();
  return { viewer: t`Viewer`, editor: t`Editor`, admin: t`Admin`, owner: t`Owner` };
}
