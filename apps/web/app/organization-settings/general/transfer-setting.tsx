import { useLingui } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, MessageDialog, Select, showToast, Text } from "@tessera/ui";
import { useState } from "react";
import { Setting } from "#account/setting.tsx";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import styles from "../organization-settings.module.css";

/** Gives the ownership of an organization to another member, after a confirmation. */
export function TransferSetting({ organization }: { readonly organization: Organization }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { id: organizationId, name } = organization;
  const { data: user } = useQuery(queries.user());
  const { data: members } = useQuery(queries.members(organizationId));
  const [userId, setUserId] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const transfer = useTransfer(organization);
  const others = (members?.data ?? []).filter((member) => member.userId !== user?.id);
  const chosen = others.find((member) => member.userId === userId);
  return (
    <Setting
      title={t`Transfer ownership`}
      reason={t`You become an admin. The new owner gets the billing.`}
    >
      <div className={styles.part}>
        {others.length === 0 ? (
          <Text tone="muted">{t`Invite a member first, who can then become the owner.`}</Text>
        ) : (
          <>
            <Select
              aria-label={t`New owner`}
              placeholder={t`Choose a member`}
              className={styles.choice}
              options={others.map((member) => ({ id: member.userId, text: member.name }))}
              value={userId as (typeof others)[number]["userId"] | null}
              onChange={setUserId}
            />
            <Button isDisabled={!chosen} onPress={() => setIsAsking(true)}>{t`Transfer`}</Button>
          </>
        )}
      </div>
      <MessageDialog
        kind="confirm"
        isOpen={isAsking && chosen !== undefined}
        onClose={() => setIsAsking(false)}
        title={t`Transfer ${name}`}
        description={t`${chosen?.name ?? ""} becomes the owner and gets the billing. You become an admin.`}
        confirmText={t`Transfer`}
        onConfirm={() => chosen && transfer.mutateAsync(chosen.userId)}
        describeFailure={failureText}
      />
    </Setting>
  );
}

function useTransfer({ id: organizationId, name }: Organization) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (userId: string) => {
      await call("transferOrganization", { params: { organizationId }, body: { userId } });
    },
    onSuccess: async () => {
      showToast({ kind: "success", text: t`${name} has a new owner` });
      await queryClient.invalidateQueries({ queryKey: queries.organizations().queryKey });
      await queryClient.invalidateQueries({ queryKey: ["members", organizationId] });
    },
  });
}
