import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Invitation, Organization } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { joinClassNames, LinkButton, printRelativeTime, Text, TextLink } from "@tessera/ui";
import { queries } from "#api-client/query-options.ts";
import { useLocale } from "#navigation/use-locale.ts";
import { useNow } from "#store/use-now.ts";
import { countDaysLeft } from "#teams/count-days-left.ts";
import { ResendButton, WithdrawButton } from "#teams/invitation-buttons.tsx";
import { useRoleNames } from "#teams/use-role-names.ts";
import { ActivityBlock, ActivityState } from "./activity-block.tsx";
import styles from "./activity.module.css";

const shownCount = 4;

/** Shows who is invited. */
export function InvitationBlock({ organization }: { readonly organization: Organization }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(queries.invitations(organization.id));
  const members = `/${organization.slug}/teams`;
  const hiddenCount = (data?.length ?? 0) - shownCount;
  const more = (
    <LinkButton kind="quiet" size="s" href={members}>
      <Trans>Members</Trans>
    </LinkButton>
  );
  return (
    <ActivityBlock title={t`Invitations`} more={more}>
      {!data && <ActivityState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Text tone="muted" className={styles.state}>
          <Trans>No one is waiting to join. Invite people on the members page.</Trans>
        </Text>
      )}
      <ul>
        {data?.slice(0, shownCount).map((invitation) => (
          <InvitationRow key={invitation.id} {...{ organization, invitation }} />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <p className={styles.state}>
          <TextLink href={members}>
            <Plural value={hiddenCount} one="# more invitation" other="# more invitations" />
          </TextLink>
        </p>
      )}
    </ActivityBlock>
  );
}

type InvitationRowProps = {
  readonly organization: Organization;
  readonly invitation: Invitation;
};

/** Shows an invitation with what helps next: an open one is withdrawn, an expired one sent again. */
function InvitationRow({ organization, invitation }: InvitationRowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const now = useNow();
  const { email, expiresAt, isExpired } = invitation;
  const role = useRoleNames()[invitation.role];
  const days = countDaysLeft(invitation, now);
  const when = printRelativeTime(expiresAt, now, locale);
  return (
    <li className={styles.invitation}>
      <div className={styles.person}>
        <p>{email}</p>
        <p className={joinClassNames(styles.hint, isExpired && styles.expired)}>
          {isExpired
            ? t`${role}, expired ${when}`
            : t`${role}, ${plural(days, { one: "# day left", other: "# days left" })}`}
        </p>
      </div>
      {organization.deletionAt === null &&
        (isExpired ? (
          <ResendButton size="s" organization={organization} invitation={invitation} />
        ) : (
          <WithdrawButton size="s" organization={organization} invitation={invitation} />
        ))}
    </li>
  );
}
