import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Invitation, Organization } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { Heading, HiddenText, printRelativeTime, Table, type TableColumn, Tag } from "@tessera/ui";
import { Clock } from "lucide-react";
import { useMemo } from "react";
import { queries } from "#api-client/query-options.ts";
import { FailureNote } from "#failures/failure-note.tsx";
import { useLocale } from "#navigation/use-locale.ts";
import { useNow } from "#store/use-now.ts";
import styles from "../organization-settings.module.css";
import table from "../settings-table.module.css";
import { InvitationActions } from "./invitation-actions.tsx";
import { countDaysLeft } from "#teams/count-days-left.ts";
import { useRoleNames } from "#teams/use-role-names.ts";

/** Shows the open and expired invitations of an organization; nothing without one. */
export function InvitationList({ organization }: { readonly organization: Organization }) {
  const { t } = useLingui();
  const { data: invitations = [], error, refetch } = useQuery(queries.invitations(organization.id));
  const columns = useColumns(organization);
  if (error) {
    return (
      <section>
        <Heading level={2} size="part" className={styles.listTitle}>
          {t`Invitations`}
        </Heading>
        <div className={styles.part}>
          <FailureNote failure={error} onRetry={() => void refetch()} />
        </div>
      </section>
    );
  }
  if (invitations.length === 0) return null;
  return (
    <section>
      <Heading level={2} size="part" className={styles.listTitle}>
        {t`Invitations`} <span className={styles.muted}>{invitations.length}</span>
      </Heading>
      <Table
        label={t`Invitations`}
        className={table.invitations}
        columns={columns}
        rows={invitations}
        rowKey={({ id }) => id}
        rowSize="xl"
      />
    </section>
  );
}

function useColumns(organization: Organization): readonly TableColumn<Invitation>[] {
  const { t } = useLingui();
  const locale = useLocale();
  const now = useNow();
  const names = useRoleNames();
  return useMemo(
    () => [
      { id: "email", title: t`Email`, isRowHeader: true, cell: ({ email }) => email },
      { id: "role", title: t`Role`, cell: ({ role }) => names[role] },
      {
        id: "state",
        title: t`State`,
        cell: (invitation) => <State invitation={invitation} now={now} />,
      },
      {
        id: "sent",
        title: t`Sent`,
        cell: ({ invitedBy, sentAt }) => {
          const when = printRelativeTime(sentAt, now, locale);
          return (
            <span className={styles.muted}>
              {invitedBy === null ? when : `${invitedBy}, ${when}`}
            </span>
          );
        },
      },
      {
        id: "actions",
        title: <HiddenText>{t`Actions`}</HiddenText>,
        align: "end",
        cell: (invitation) => (
          <InvitationActions organization={organization} invitation={invitation} />
        ),
      },
    ],
    [t, locale, now, names, organization],
  );
}

function State({ invitation, now }: { readonly invitation: Invitation; readonly now: number }) {
  const { t } = useLingui();
  if (invitation.isExpired) {
    return <Tag kind="warning" icon={Clock}>{t`Expired`}</Tag>;
  }
  const days = countDaysLeft(invitation, now);
  return <Tag icon={Clock}>{t`${plural(days, { one: "# day left", other: "# days left" })}`}</Tag>;
}
