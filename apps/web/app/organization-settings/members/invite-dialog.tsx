import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type InvitedRole, invitedRoles, isAtLeast, type Organization } from "@tessera/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  Button,
  Dialog,
  DialogActions,
  ErrorNote,
  QuotaTiles,
  Select,
  showToast,
} from "@tessera/ui";
import { type FormEvent, useState } from "react";
import { call } from "#api-client/call.ts";
import { ApiError } from "#http/api-error.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import { ProOffer } from "#upgrade/pro-offer.tsx";
import styles from "../organization-settings.module.css";
import own from "./invite-dialog.module.css";
import { EmailsField } from "./emails-field.tsx";
import { addEmails, isRefused, type TypedEmail } from "./typed-emails.ts";
import { usePlaces } from "./use-places.ts";
import { useRoleNames } from "#teams/use-role-names.ts";

type InviteProps = { readonly organization: Organization };

/** Invites several addresses with one role, and counts the places of the plan while they are typed. */
export function InviteDialog({ isOpen, onClose, organization }: PopupProps & InviteProps) {
  const { t } = useLingui();
  const { name } = organization;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="when-typed"
      title={t`Invite to ${name}`}
      widthPx={480}
    >
      <InviteForm organization={organization} onDone={onClose} />
    </Dialog>
  );
}

function InviteForm({ organization, onDone }: InviteProps & { readonly onDone: () => void }) {
  const { t } = useLingui();
  const names = useRoleNames();
  const failureText = useFailureText();
  const places = usePlaces(organization);
  const [emails, setEmails] = useState<readonly TypedEmail[]>([]);
  const [text, setText] = useState("");
  const [role, setRole] = useState<InvitedRole>("editor");
  const send = useInvite(organization, onDone);
  const left = places ? Math.max(0, places.limit - places.members - places.invitations) : Infinity;
  const refusals = send.error instanceof ApiError ? send.error.fields : {};
  const isOver = emails.length > left;
  const isWrong = emails.some(isRefused);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const all = addEmails(emails, text);
    setEmails(all);
    setText("");
    if (all.length === 0 || all.length > left || all.some(isRefused)) return;
    send.mutate({ emails: all.map(({ email }) => email), role });
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <EmailsField
        emails={emails.map((one, index) => ({
          ...one,
          problem: refusals[`emails.${index}`] ?? (index >= left ? t`No place left` : undefined),
        }))}
        text={text}
        onTextChange={setText}
        onChange={(changed) => {
          setEmails(changed);
          send.reset();
        }}
        errorMessage={isOver ? describeOver(left, t) : undefined}
      />
      <Select
        label={t`Role`}
        options={invitedRoles
          .filter((id) => isAtLeast(organization.role, id))
          .map((id) => ({ id, text: names[id] }))}
        value={role}
        onChange={setRole}
      />
      <RoleHint role={role} />
      {places && (
        <div className={own.box}>
          <QuotaTiles
            aria-hidden
            size="m"
            used={places.members + places.invitations + emails.length}
            limit={places.limit}
            label=""
          />
          <output>
            {t`${places.members + places.invitations + emails.length} of ${places.limit} places`}
            <span className={styles.hint}>
              {t`${plural(emails.length, { one: "# new invitation", other: "# new invitations" })}`}
            </span>
          </output>
        </div>
      )}
      <p className={styles.hint}>
        <Trans>Each link works once, for that email only, for 7 days.</Trans>
      </p>
      {left === 0 && organization.plan === "free" && (
        <div>
          <ProOffer onOpen={onDone}>
            <Trans>See what’s in Pro</Trans>
          </ProOffer>
        </div>
      )}
      {send.error && <ErrorNote>{failureText(send.error)}</ErrorNote>}
      <DialogActions>
        <Button slot="close">
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="ink" isPending={send.isPending} isDisabled={isOver || isWrong}>
          {emails.length === 0
            ? t`Send invitation`
            : t`${plural(emails.length, { one: "Send # invitation", other: "Send # invitations" })}`}
        </Button>
      </DialogActions>
    </form>
  );
}

function describeOver(left: number, t: ReturnType<typeof useLingui>["t"]): string {
  if (left === 0) return t`The plan has no place left. Withdraw an invitation or remove a member.`;
  return t`${plural(left, {
    one: "# place is left. Remove an email, or withdraw an invitation.",
    other: "# places are left. Remove an email, or withdraw an invitation.",
  })}`;
}

function RoleHint({ role }: { readonly role: InvitedRole }) {
  const { t } = useLingui();
  const hints: Readonly<Record<InvitedRole, string>> = {
    viewer: t`Can see design systems and export them.`,
    editor: t`Can also create and edit design systems and restore versions.`,
    admin: t`Can also invite people, change roles and rename the organization.`,
  };
  return <p className={styles.hint}>{hints[role]}</p>;
}

function useInvite({ id: organizationId }: Organization, onDone: () => void) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly emails: string[]; readonly role: InvitedRole }) =>
      call("createInvitations", { params: { organizationId }, body }),
    onSuccess: ({ data }) => {
      const sent = data.length;
      showToast({
        kind: "success",
        text: t`${plural(sent, { one: "# invitation is on its way", other: "# invitations are on their way" })}`,
      });
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["invitations", organizationId] }),
  });
}
