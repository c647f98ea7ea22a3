import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { isAtLeast, type Organization, plans } from "@tessera/contract";
import { Button, Heading, Icon, joinClassNames, QuotaTiles } from "@tessera/ui";
import { Plus } from "lucide-react";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { mayInvite } from "#teams/may-invite.ts";
import styles from "./overview.module.css";

const OrganizationPeople = lazyPart(async () => {
  const { loadActivity } = await import("#activity/load-activity.ts");
  return (await loadActivity()).OrganizationPeople;
});

const InviteLink = lazyPart(async () => {
  const { loadInvitations } = await import("#activity/load-activity.ts");
  return (await loadInvitations()).InviteLink;
});

/** Shows the organization: its name, its use of the plan, and buttons for an invitation and a new project. */
export function OrganizationHeader({
  organization,
  used,
  isFull,
  onNew,
}: {
  organization: Organization;
  used: number;
  /** True when the plan allows no more design systems. */
  isFull: boolean;
  onNew: () => void;
}) {
  const { t } = useLingui();
  const plan = plans[organization.plan];
  const total = plan.entitlements.designSystems;
  // On Free, the tile of the next design system has the only offer of the page.
  const mayCreate =
    isAtLeast(organization.role, "editor") &&
    organization.writable &&
    !(isFull && organization.plan === "free");
  const canInvite = mayInvite(organization) && organization.deletionAt === null;
  const systems = t`${plural(used, { one: "# design system", other: "# design systems" })}`;
  const text =
    used > total
      ? t`${systems}, and ${plan.name} includes ${total}`
      : t`${used} of ${plural(total, { one: "# design system", other: "# design systems" })}`;
  return (
    <div className={styles.header}>
      <div>
        <Heading level={1} size="section">
          {organization.name}
        </Heading>
        <p className={styles.facts}>
          <span className={styles.fact}>
            <span aria-hidden="true">
              <QuotaTiles label={text} used={used} limit={total} />
            </span>
            {text}
          </span>
          <span>
            <Trans>{plan.name} plan</Trans>
          </span>
          <span className={joinClassNames(styles.people, canInvite && styles.invited)}>
            <OrganizationPeople organization={organization} onFailure={() => undefined} />
          </span>
        </p>
      </div>
      <div className={styles.acts}>
        {canInvite && (
          <InviteLink
            organization={organization}
            whileLoading={<span className={styles.inviteSpace} />}
            onFailure={() => undefined}
          />
        )}
        {mayCreate && (
          <Button kind={isFull ? "outlined" : "ink"} onPress={onNew}>
            <Icon icon={Plus} />
            <Trans>New design system</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
