import { useLingui } from "@lingui/react/macro";
import { canManage, type Member, type Organization, type Role, roles } from "@tessera/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Select, showToast } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import styles from "./members.module.css";
import { useRoleNames } from "#teams/use-role-names.ts";
import { reloadMembers } from "./reload-members.ts";

/** The props of a cell of a member's row. */
export type MemberCellProps = {
  readonly organization: Organization;
  readonly member: Member;
  /** True when the member is the user. */
  readonly isSelf: boolean;
};

/** The role of a member, as a choice if the user may change it. */
export function MemberRole({ organization, member, isSelf }: MemberCellProps) {
  const { t } = useLingui();
  const names = useRoleNames();
  const change = useChangeRole(organization, member);
  const isManaged =
    !isSelf && organization.deletionAt === null && canManage(organization.role, member.role);
  if (!isManaged) return names[member.role];
  const offered = roles.filter((role) => canManage(organization.role, role));
  return (
    <Select
      aria-label={t`Role of ${member.name}`}
      className={styles.role}
      options={offered.map((id) => ({ id, text: names[id] }))}
      value={change.isPending ? change.variables : member.role}
      onChange={(role) => role !== member.role && change.mutate(role)}
    />
  );
}

function useChangeRole({ id: organizationId }: Organization, { userId, name }: Member) {
  const { t } = useLingui();
  const names = useRoleNames();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (role: Role) =>
      call("updateMember", { params: { organizationId, userId }, body: { role } }),
    onSuccess: async (_answer, role) => {
      await reloadMembers(queryClient, organizationId);
      const title = names[role];
      showToast({ kind: "success", text: t`${name}: ${title}` });
    },
    onError: async (failure) => {
      showToast({ kind: "error", text: failureText(failure) });
      await reloadMembers(queryClient, organizationId);
      await queryClient.invalidateQueries({ queryKey: queries.organizations().queryKey });
    },
  });
}
