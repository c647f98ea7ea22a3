import { Plural, Trans } from "@lingui/react/macro";
import { type Organization, plans } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { QuotaTiles } from "@tessera/ui";
import { queries } from "#api-client/query-options.ts";
import { ProOffer } from "#upgrade/pro-offer.tsx";
import styles from "./projects.module.css";

/** Returns how many design systems the plan of an organization still allows; undefined while that loads. */
export function usePlacesLeft({ id, plan }: Organization): number | undefined {
  const { data } = useQuery(queries.allProjects(id));
  if (!data) return undefined;
  const used = data.filter(({ archivedAt }) => archivedAt === null).length;
  return Math.max(0, plans[plan].entitlements.designSystems - used);
}

type PlacesLeftProps = {
  readonly organization: Organization;
  /** Called before the offer of the larger plan opens. */
  readonly onOffer?: (() => void) | undefined;
};

/** Shows how many design systems the plan still allows, and offers the larger plan when it allows none. */
export function PlacesLeft({ organization, onOffer }: PlacesLeftProps) {
  const left = usePlacesLeft(organization);
  const { name, entitlements } = plans[organization.plan];
  if (left === undefined) return null;
  const total = entitlements.designSystems;
  return (
    <div className={styles.places}>
      <QuotaTiles
        used={total - left}
        limit={total}
        label={`${total - left} / ${total}`}
        aria-hidden
      />
      <span>
        {left > 0 ? (
          <Plural
            value={left}
            one={`One place is left on ${name}.`}
            other={`# places are left on ${name}.`}
          />
        ) : (
          <Trans>All places of {name} are used. Archive a design system to free one.</Trans>
        )}
      </span>
      {left === 0 && organization.plan === "free" && (
        <ProOffer size="s" {...(onOffer && { onOpen: onOffer })}>
          <Trans>See what’s in Pro</Trans>
        </ProOffer>
      )}
    </div>
  );
}
