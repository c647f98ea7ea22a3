import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import type { OrganizationId } from "@tessera/contract";
import { Button, Dialog, DialogActions, Select, showToast, Text } from "@tessera/ui";
import { type FormEvent, useState } from "react";
import { call } from "#api-client/call.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { useOrganization } from "#organization/organization-provider.tsx";
import type { ProjectDialogProps } from "./project-action.ts";
import styles from "./projects.module.css";
import { useRefreshProjects } from "./use-refresh-projects.ts";

/** Moves a project with its history to another organization of the same owner. */
export function MoveDialog({ isOpen, onClose, ...form }: ProjectDialogProps) {
  const { t } = useLingui();
  const { name } = form.project;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="never"
      title={t`Move ${name}`}
      description={<Trans>Its history, its notes and its share link move with it.</Trans>}
    >
      <MoveForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function MoveForm(props: Omit<ProjectDialogProps, "isOpen">) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { organizations } = useOrganization();
  const [chosen, setChosen] = useState<OrganizationId | null>(null);
  const move = useMove(props);
  const targets = organizations.filter(
    ({ id, role, deletionAt }) =>
      role === "owner" && deletionAt === null && id !== props.organization.id,
  );
  function submit(event: FormEvent): void {
    event.preventDefault();
    const target = targets.find(({ id }) => id === chosen);
    if (target) move.mutate(target);
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {targets.length === 0 ? (
        <Text tone="muted">
          <Trans>You own no other organization. Create one first.</Trans>
        </Text>
      ) : (
        <Select
          label={t`Organization`}
          placeholder={t`Choose an organization`}
          description={t`It needs a free place. Links with the former address stop working.`}
          options={targets.map(({ id, name }) => ({ id, text: name }))}
          value={chosen}
          onChange={setChosen}
          errorMessage={move.error ? failureText(move.error) : undefined}
        />
      )}
      <DialogActions>
        <Button slot="close">
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="ink" isDisabled={chosen === null} isPending={move.isPending}>
          <Trans>Move</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}

function useMove({ organization, project, onClose, onGone }: Omit<ProjectDialogProps, "isOpen">) {
  const { t } = useLingui();
  const refresh = useRefreshProjects();
  const { id: projectId, name } = project;
  return useMutation({
    mutationFn: async (target: { readonly id: OrganizationId; readonly name: string }) => {
      await call("moveProject", { params: { projectId }, body: { organizationId: target.id } });
      return target;
    },
    onSuccess: async (target) => {
      onGone?.();
      await Promise.all([refresh(organization.id), refresh(target.id)]);
      onClose();
      const targetName = target.name;
      showToast({ kind: "success", text: t`${name} is now in ${targetName}` });
    },
  });
}
