import { Trans, useLingui } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, Select, showToast } from "@tessera/ui";
import { useState } from "react";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import styles from "./account.module.css";

/** Returns the organizations that a refusal names and that the user still owns. */
export function useNamedOrganizations(refusal: string | undefined): readonly Organization[] {
  const { data: organizations = [] } = useQuery(queries.organizations());
  if (refusal === undefined) return [];
  return organizations.filter(({ role, name }) => role === "owner" && refusal.includes(name));
}

/** Gives each organization to one of its members, so that the account of the owner can be deleted. */
export function HandOver({ organizations }: { readonly organizations: readonly Organization[] }) {
  return (
    <div className={styles.handOvers}>
      {organizations.map((organization) => (
        <HandOverRow key={organization.id} organization={organization} />
      ))}
    </div>
  );
}

function HandOverRow({ organization }: { readonly organization: Organization }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [userId, setUserId] = useState<string | null>(null);
  const { data: user } = useQuery(queries.user());
  const { data: members, error } = useQuery(queries.members(organization.id));
  const transfer = useTransfer(organization);
  const { name } = organization;
  const others = (members?.data ?? []).filter((member) => member.userId !== user?.id);
  const failure = transfer.error ?? error;
  return (
    <div className={styles.handOver}>
      <Select
        label={t`New owner of ${name}`}
        placeholder={t`Choose a member`}
        className={styles.grow}
        options={others.map((member) => ({ id: member.userId as string, text: member.name }))}
        value={userId}
        onChange={setUserId}
        errorMessage={failure ? failureText(failure) : undefined}
      />
      <Button
        isDisabled={userId === null}
        isPending={transfer.isPending}
        onPress={() => userId !== null && transfer.mutate(userId)}
      >
        <Trans>Transfer</Trans>
      </Button>
    </div>
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
      await queryClient.invalidateQueries({ queryKey: queries.organizations().queryKey });
      showToast({ kind: "success", text: t`${name} has a new owner` });
    },
  });
}
