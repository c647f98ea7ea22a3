import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { QuotaTiles, Skeleton, SkeletonBlock } from "@tessera/ui";
import styles from "../organization-settings.module.css";
import own from "./members.module.css";
import { usePlaces } from "./use-places.ts";

/** Shows how many places of the plan members and invitations use, in tiles and in words. */
export function PlacesNote({ organization }: { readonly organization: Organization }) {
  const { t } = useLingui();
  const places = usePlaces(organization);
  // The list that did not load shows why.
  if (places === null) return null;
  if (!places) {
    return (
      <div className={own.places}>
        <Skeleton>
          <SkeletonBlock className={styles.loading} />
        </Skeleton>
      </div>
    );
  }
  const { members, invitations, limit } = places;
  const used = members + invitations;
  const people = t`${plural(members, { one: "# member", other: "# members" })}`;
  const invited = t`${plural(invitations, { one: "# invitation", other: "# invitations" })}`;
  const all = t`${plural(limit, { one: "# place", other: "# places" })}`;
  return (
    <div className={own.places}>
      <QuotaTiles
        size="m"
        used={members}
        reserved={invitations}
        limit={limit}
        aria-hidden
        label={`${used} / ${limit}`}
      />
      <div>
        <p>{t`${people} and ${invited} use ${used} of ${all}`}</p>
        <p className={styles.hint}>
          {t`Open invitations count until they are accepted, withdrawn or expired.`}
        </p>
      </div>
    </div>
  );
}
