import { isAtLeast, type Organization, plans, type Project } from "@tessera/contract";
import styles from "./activity.module.css";
import { InvitationBlock } from "./invitation-block.tsx";
import { RecentVersions } from "./recent-versions.tsx";

/** The props of the activity of an organization. */
export type OverviewActivityProps = {
  readonly organization: Organization;
  /** The projects that are not archived; at least one. */
  readonly projects: readonly Project[];
};

/** Shows the newest versions of the projects and, to admins, who is invited. */
export function OverviewActivity({ organization, projects }: OverviewActivityProps) {
  // A plan for one person has no invitations.
  const canInvite =
    isAtLeast(organization.role, "admin") && plans[organization.plan].entitlements.members > 1;
  return (
    <div className={styles.activity}>
      <RecentVersions organization={organization} projects={projects} />
      {canInvite && <InvitationBlock organization={organization} />}
    </div>
  );
}
