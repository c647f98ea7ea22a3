import type { Organization, Project } from "@tessera/contract";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { mayInvite } from "#teams/may-invite.ts";
import styles from "./activity.module.css";
import { RecentVersions } from "./recent-versions.tsx";

const InvitationBlock = lazyPart(
  async () => (await import("./invitation-parts.ts")).InvitationBlock,
);

/** The props of the activity of an organization. */
export type OverviewActivityProps = {
  readonly organization: Organization;
  /** The projects that are not archived; at least one. */
  readonly projects: readonly Project[];
};

/** Shows the newest versions of the projects and, to admins, who is invited. */
export function OverviewActivity({ organization, projects }: OverviewActivityProps) {
  return (
    <div className={styles.activity}>
      <RecentVersions organization={organization} projects={projects} />
      {mayInvite(organization) && (
        <InvitationBlock
          organization={organization}
          whileLoading={<div className={styles.block} />}
          onFailure={() => undefined}
        />
      )}
    </div>
  );
}
