import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type Member, type Organization, plans } from "@tessera/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useRoleNames } from "#teams/use-role-names.ts";
import { Chooser } from "./chooser.tsx";

/** Lets the owner choose the members who can still edit. */
export function MemberChooser({ organization }: { readonly organization: Organization }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const roleNames = useRoleNames();
  const { id: organizationId, plan } = organization;
  const { data } = useQuery(queries.members(organizationId));
  const { name: planName, entitlements } = plans[plan];
  const limit = entitlements.members;
  if (!data) return null;
  const people = t`${plural(limit, { one: "# member", other: "# members" })}`;
  return (
    <Chooser
      title={t`Choose who can edit`}
      text={t`${planName} includes ${people}. The others can still open and export everything. Until you choose, the oldest member can edit.`}
      limit={limit}
      choices={data.data.map(({ userId: id, name, role, email, writable: isWritable }) => ({
        id,
        name,
        hint: `${roleNames[role]}, ${email}`,
        isWritable,
      }))}
      onKeep={async (ids) => {
        const body = { userIds: ids as Member["userId"][] };
        await call("keepMembers", { params: { organizationId }, body });
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: ["members", organizationId] }),
          queryClient.invalidateQueries({ queryKey: queries.organizations().queryKey }),
        ]);
      }}
    />
  );
}
