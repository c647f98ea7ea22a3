import { useLingui } from "@lingui/react/macro";
import { canManage, type Organization } from "@tessera/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, IconButton, MessageDialog, showToast } from "@tessera/ui";
import { UserMinus } from "lucide-react";
import { useState } from "react";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { navigate } from "#navigation/router.tsx";
import type { MemberCellProps } from "./member-role.tsx";
import { reloadMembers } from "./reload-members.ts";

/** Removes a member whom the user may manage, or ends the user's own membership. */
export function MemberActions(props: MemberCellProps) {
  const { organization, member, isSelf } = props;
  if (isSelf) return <Leave {...props} />;
  const isManaged = organization.deletionAt === null && canManage(organization.role, member.role);
  return isManaged ? <Remove {...props} /> : null;
}

function Remove({ organization, member }: MemberCellProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { id: organizationId, name: organizationName } = organization;
  const { userId, name } = member;
  return (
    <>
      <IconButton icon={UserMinus} label={t`Remove ${name}`} onPress={() => setIsAsking(true)} />
      <MessageDialog
        kind="delete"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Remove ${name}`}
        description={t`${name} can no longer open ${organizationName}. The design systems stay.`}
        confirmText={t`Remove`}
        describeFailure={failureText}
        onConfirm={async () => {
          await call("removeMember", { params: { organizationId, userId } });
          await reloadMembers(queryClient, organizationId);
          showToast({ kind: "success", text: t`${name} is removed` });
        }}
      />
    </>
  );
}

/** Ends the user’s own membership; the only owner has no button, because an organization needs one. */
function Leave({ organization }: MemberCellProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const leave = useLeave(organization);
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, role } = organization;
  const isOwner = role === "owner";
  const { data: members } = useQuery({ ...queries.members(id), enabled: isOwner });
  const owners = members?.data.filter((member) => member.role === "owner") ?? [];
  if (isOwner && owners.length < 2) return null;
  return (
    <>
      <Button onPress={() => setIsAsking(true)}>{t`Leave`}</Button>
      <MessageDialog
        kind="confirm"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Leave ${name}`}
        description={t`You can’t open ${name} again until you are invited.`}
        confirmText={t`Leave`}
        describeFailure={failureText}
        onConfirm={leave}
      />
    </>
  );
}

function useLeave({ id: organizationId }: Organization): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await call("leaveOrganization", { params: { organizationId } });
    navigate("/overview", { replace: true });
    await queryClient.invalidateQueries({ queryKey: queries.organizations().queryKey });
  };
}
