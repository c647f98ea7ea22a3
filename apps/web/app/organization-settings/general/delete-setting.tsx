import { Plural, useLingui } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, MessageDialog, printDate } from "@tessera/ui";
import { useState } from "react";
import { Setting } from "#account/setting.tsx";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { useLocale } from "#navigation/use-locale.ts";
import styles from "../organization-settings.module.css";

const graceMs = 7 * 86_400_000;

/** Plans the deletion of an organization, after its name is typed. */
export function DeleteSetting({ organization }: { readonly organization: Organization }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { name } = organization;
  return (
    <Setting title={t`Delete ${name}`} reason={t`Can be undone for 7 days.`}>
      <div className={styles.part}>
        <span className={styles.grow}>
          <Contents organization={organization} />
        </span>
        <Button kind="danger" onPress={() => setIsAsking(true)}>
          {t`Delete organization`}
        </Button>
      </div>
      <Confirmation
        organization={organization}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
      />
    </Setting>
  );
}

/** Lists what is deleted with an organization. */
function Contents({ organization: { id } }: { readonly organization: Organization }) {
  const { data: projects } = useQuery(queries.allProjects(id));
  const { data: members } = useQuery(queries.members(id));
  if (!projects || !members) return null;
  return (
    <>
      <Plural value={projects.length} one="# design system" other="# design systems" />
      {", "}
      <Plural value={members.meta.total} one="# member" other="# members" />
    </>
  );
}

type ConfirmationProps = {
  readonly organization: Organization;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

function Confirmation({ organization, isOpen, onClose }: ConfirmationProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const { id: organizationId, name, plan } = organization;
  const [deletionAt] = useState(() => Date.now() + graceMs);
  const day = printDate(deletionAt, locale);
  return (
    <MessageDialog
      kind="delete"
      isOpen={isOpen}
      onClose={onClose}
      title={t`Delete ${name}`}
      typedName={name}
      description={t`Everything is removed on ${day}. Until then, an owner can undo it.`}
      confirmText={t`Delete organization`}
      cancelText={t`Keep ${name}`}
      describeFailure={failureText}
      onConfirm={async () => {
        await call("deleteOrganization", { params: { organizationId }, body: { name } });
        await queryClient.invalidateQueries({ queryKey: queries.organizations().queryKey });
      }}
    >
      <ul className={styles.facts}>
        <li>{t`From now on, its design systems can’t be changed.`}</li>
        <li>{t`Members can still see and export them until then.`}</li>
        {plan === "pro" && <RenewalFact organizationId={organizationId} deletionAt={deletionAt} />}
      </ul>
    </MessageDialog>
  );
}

type RenewalFactProps = {
  readonly organizationId: Organization["id"];
  readonly deletionAt: number;
};

/** Describes what the deletion and its undo do to a renewal of Pro; nothing when none is on. */
function RenewalFact({ organizationId, deletionAt }: RenewalFactProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { data: billing } = useQuery(queries.billing(organizationId));
  const subscription = billing?.subscription;
  if (!subscription || subscription.state === "ending" || subscription.state === "ended")
    return null;
  const end = subscription.endsAt ?? subscription.renewsAt;
  if (end !== null && Date.parse(end) <= deletionAt) {
    const day = printDate(end, locale);
    return (
      <li>{t`Pro ends on ${day}. After that, undoing the deletion doesn’t bring it back.`}</li>
    );
  }
  return <li>{t`Pro no longer renews. If the deletion is undone, it renews again.`}</li>;
}
